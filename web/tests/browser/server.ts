// The real program on a data folder of its own.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const START_MS_MAX = 20_000;

export function program(): string {
  const named = process.env.CANTINA_BIN;
  if (named) return resolve(named);
  const root = join(import.meta.dirname, '../../..');
  const found = ['debug', 'release'].map((kind) => join(root, 'target', kind, 'cantina')).find(existsSync);
  if (!found) throw new Error('no cantina program: build it with the feature embed-web, or set CANTINA_BIN');
  return found;
}

/** A table that begins with a situation. Everybody at it is a person with a key. */
export interface StagedTable {
  id: string;
  game: string;
  position: object;
  options?: object;
  /** The same number, the same dice. */
  seed: number;
  seats: { key: string; name: string }[];
}

export class Server {
  #child: ChildProcess;

  private constructor(
    readonly data: string,
    readonly port: number,
    /** What else is said on its command line. */
    readonly words: readonly string[],
    child: ChildProcess,
  ) {
    this.#child = child;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; `fill` writes what lies in the data folder before, `staged` are tables to lie there. */
  static async start(
    words: readonly string[],
    staged: readonly StagedTable[] = [],
    fill?: (data: string) => void,
  ): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'cantina-test-'));
    if (staged.length > 0) Server.#stage(data, staged);
    fill?.(data);
    const { child, port } = await Server.#spawn(data, 0, words);
    return new Server(data, port, words, child);
  }

  /** Ends it the way a power cut does. */
  async kill(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Starts it again on the same folder and the same port. */
  async restart(): Promise<void> {
    const { child } = await Server.#spawn(this.data, this.port, this.words);
    this.#child = child;
  }

  async remove(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Writes tables into a folder that no server has open; nothing that listens can do that. */
  static #stage(data: string, tables: readonly StagedTable[]): void {
    const file = join(data, 'staged.json');
    writeFileSync(file, JSON.stringify(tables));
    execFileSync(program(), ['stage', '--data', data, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    rmSync(file);
  }

  static #spawn(
    data: string,
    port: number,
    words: readonly string[],
  ): Promise<{ child: ChildProcess; port: number }> {
    const child = spawn(program(), ['serve', '--port', String(port), '--data', data, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A test runs wherever there is a little room.
      env: { ...process.env, CANTINA_MIN_FREE_MB: '0' },
    });
    return new Promise((found, failed) => {
      const said: string[] = [];
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        failed(new Error(`the server did not start:\n${said.join('\n')}`));
      }, START_MS_MAX);
      const listen = (line: string): void => {
        said.push(line);
        const match = /http:\/\/[\d.]+:(\d+)/.exec(line);
        if (!match) return;
        clearTimeout(timer);
        found({ child, port: Number(match[1]) });
      };
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface({ input: stream }).on('line', listen);
      }
      child.once('exit', (code) => {
        clearTimeout(timer);
        failed(new Error(`the server ended with ${code}:\n${said.join('\n')}`));
      });
    });
  }
}
