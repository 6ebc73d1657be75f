// WebKit, over the WebDriver of WebKitGTK. It draws into a window, so there has to be a display; where
// there is none a virtual one is started.

import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { clickAt, pressOf, type Driver } from './driver.ts';

const START_MS_MAX = 60_000;
const LOOK_MS = 200;
const SCREEN = '1600x1200x24';

interface Said<T> {
  value: T & { error?: string; message?: string };
}
interface Rect {
  width: number;
  height: number;
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A display of our own; the name is its number. */
async function display(): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((found, failed) => {
    child.once('error', () => failed(new Error('no Xvfb found: install it or set DISPLAY')));
    child.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3]?.once('data', (said) => found(String(said).trim()));
  });
  return { name: `:${number}`, child };
}

export class WebKit implements Driver {
  readonly name = 'webkit';
  #session = '';

  private constructor(
    private readonly address: string,
    private readonly children: readonly ChildProcess[],
  ) {}

  static async start(program: string): Promise<WebKit> {
    const own = process.env.DISPLAY ? undefined : await display();
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...(own ? { DISPLAY: own.name } : {}),
        // A machine for tests has neither a graphics card nor a sandbox within its own.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const webkit = new WebKit(`http://127.0.0.1:${port}`, [driver, ...(own ? [own.child] : [])]);
    const began = Date.now();
    for (;;) {
      const ready = await fetch(`${webkit.address}/status`).catch(() => undefined);
      if (ready?.ok) break;
      if (Date.now() - began > START_MS_MAX) throw new Error('WebKitWebDriver did not start');
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
    const { sessionId } = await webkit.#ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    });
    webkit.#session = `/session/${sessionId}`;
    return webkit;
  }

  async goto(url: string): Promise<void> {
    await this.#ask('POST', `${this.#session}/url`, { url });
  }

  async evaluate<T>(expression: string): Promise<T> {
    // Scripts that wait report by their last argument.
    const script =
      `const tell = arguments[arguments.length - 1];` +
      `Promise.resolve().then(() => (${expression}))` +
      `.then((it) => tell(JSON.stringify({ it: it ?? null })), (error) => tell(JSON.stringify({ error: String(error) })));`;
    const told = await this.#ask<string>('POST', `${this.#session}/execute/async`, { script, args: [] });
    const { it, error } = JSON.parse(told) as { it: T; error?: string };
    if (error !== undefined) throw new Error(error);
    return it;
  }

  async resize(width: number, height: number): Promise<void> {
    // What is said is the size of the window; what a page wants is that of its inside.
    const outer = { width, height };
    for (let tries = 0; tries < 3; tries += 1) {
      await this.#ask<Rect>('POST', `${this.#session}/window/rect`, outer);
      await new Promise((done) => setTimeout(done, LOOK_MS));
      const [w, h] = await this.evaluate<[number, number]>('[innerWidth, innerHeight]');
      if (w === width && h === height) return;
      outer.width += width - w;
      outer.height += height - h;
    }
  }

  async click(x: number, y: number): Promise<void> {
    await this.#ask('POST', `${this.#session}/actions`, clickAt(x, y));
  }

  async press(key: string): Promise<void> {
    await this.#ask('POST', `${this.#session}/actions`, pressOf(key));
  }

  async photograph(): Promise<Buffer> {
    return Buffer.from(await this.#ask<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await this.#ask('DELETE', this.#session).catch(() => {});
    for (const child of this.children) child.kill();
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await fetch(this.address + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await reply.json()) as Said<T>;
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
}
