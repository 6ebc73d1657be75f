// Firefox, over WebDriver BiDi: the browser itself speaks it, so no driver stands between.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asJson, clickAt, pressOf, type Driver } from './driver.ts';

const START_MS_MAX = 60_000;
/** Nothing that a test asks for takes longer. */
const ANSWER_MS_MAX = 30_000;
/** A profile that neither greets nor calls home. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}
interface Evaluated {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

export class Firefox implements Driver {
  readonly name = 'firefox';
  #context = '';
  #nth = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    };
  }

  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'cantina-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const words = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
    const child = spawn(program, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    });
    const address = await new Promise<string>((found, failed) => {
      const late = setTimeout(() => failed(new Error('Firefox did not start')), START_MS_MAX);
      child.once('exit', (code) => failed(new Error(`Firefox ended with ${code}`)));
      if (!child.stderr) return;
      createInterface({ input: child.stderr }).on('line', (line) => {
        const match = /listening on (ws:\/\/\S+)/.exec(line);
        if (!match?.[1]) return;
        clearTimeout(late);
        found(match[1]);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise<void>((done, failed) => {
      socket.onopen = () => done();
      socket.onerror = () => failed(new Error(`no connection to ${address}`));
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.#say('session.new', { capabilities: {} });
    const made = (await firefox.#say('browsingContext.create', { type: 'tab' })) as { context: string };
    firefox.#context = made.context;
    return firefox;
  }

  async goto(url: string): Promise<void> {
    await this.#say('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async evaluate<T>(expression: string): Promise<T> {
    const said = (await this.#say('script.evaluate', {
      expression: asJson(expression),
      target: { context: this.#context },
      awaitPromise: true,
    })) as Evaluated;
    if (said.type === 'exception') throw new Error(said.exceptionDetails?.text);
    return JSON.parse(said.result?.value ?? 'null') as T;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#say('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }

  async click(x: number, y: number): Promise<void> {
    await this.#say('input.performActions', { context: this.#context, ...clickAt(x, y) });
  }

  async press(key: string): Promise<void> {
    await this.#say('input.performActions', { context: this.#context, ...pressOf(key) });
  }

  async photograph(): Promise<Buffer> {
    const { data } = (await this.#say('browsingContext.captureScreenshot', { context: this.#context })) as {
      data: string;
    };
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    await this.#say('browser.close', {}).catch(() => this.child.kill());
    await ended;
    this.socket.close();
    rmSync(this.profile, { recursive: true, force: true });
  }

  #say(method: string, params: object): Promise<unknown> {
    this.#nth += 1;
    const id = this.#nth;
    return new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`${method}: no answer`)), ANSWER_MS_MAX);
      this.#waiting.set(id, (answer) => {
        clearTimeout(late);
        this.#waiting.delete(id);
        if (answer.type === 'success') done(answer.result);
        else failed(new Error(`${method}: ${answer.error}: ${answer.message}`));
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
