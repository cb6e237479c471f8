import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureWebKit, WEBKIT } from '../../scripts/programs';
import { freePort } from './nginx';

/** How WebDriver names an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** A limit for what hangs, not for what a busy machine does slowly. */
const PATIENCE_MS = 90_000;

/** One window of WebKit, driven over WebDriver. */
export interface WebKitWindow {
  /** Loads an address and waits until the page is alive. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing of the test but its arguments. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Waits until a function in the page gives true. */
  until<Args extends unknown[]>(task: (...args: Args) => boolean, ...args: Args): Promise<void>;
  /** Presses the first element that a selector finds, with the pointer. */
  press(selector: string): Promise<void>;
  /** Types into what has the focus; keys without a letter as WebDriver numbers them. */
  type(text: string, held?: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a screen, the driver and a window. */
export async function openWebKit(): Promise<WebKitWindow> {
  ensureWebKit();
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Nothing of the graphics of this machine is used.
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const end = (): void => [driver, screen.process].forEach((one) => one.kill('SIGKILL'));
  try {
    return windowOver(await newSession(`http://127.0.0.1:${port}`), end);
  } catch (error) {
    end();
    throw error;
  }
}

/** A screen, and the name that programs find it by. */
function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(WEBKIT.screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The screen ended with ${code}.`)));
    child.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ process: child, display: `:${number.toString().trim()}` }),
    );
  });
}

/** Asks the driver. Throws what it says went wrong. */
async function ask(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Address of a new session, as soon as the driver listens. */
async function newSession(driver: string): Promise<string> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal', timeouts: { script: PATIENCE_MS } } };
  const start = Date.now();
  for (;;) {
    try {
      const session = (await ask(`${driver}/session`, 'POST', { capabilities })) as { sessionId: string };
      return `${driver}/session/${session.sessionId}`;
    } catch (error) {
      const isListening = !(error instanceof TypeError);
      if (isListening || Date.now() - start > PATIENCE_MS) throw error;
      await pause(100);
    }
  }
}

function windowOver(session: string, end: () => void): WebKitWindow {
  const post = (command: string, body: object = {}): Promise<unknown> => ask(`${session}/${command}`, 'POST', body);

  async function run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const script = `return (${task.toString()}).apply(null, arguments)`;
    return (await post('execute/sync', { script, args })) as Result;
  }

  async function until<Args extends unknown[]>(task: (...args: Args) => boolean, ...args: Args): Promise<void> {
    const start = Date.now();
    // While a page gives way to another one there is nothing to ask.
    while (!(await run(task, ...args).catch(() => false))) {
      if (Date.now() - start > PATIENCE_MS) throw new Error(`It never became true: ${task.toString()} ${args.join()}`);
      await pause(50);
    }
  }

  return {
    run,
    until,
    async open(address) {
      await post('url', { url: address });
      await until(() => document.documentElement.dataset['live'] !== undefined);
    },
    async press(selector) {
      await until((wanted: string) => document.querySelector(wanted) !== null, selector);
      const found = (await post('element', { using: 'css selector', value: selector })) as Record<string, string>;
      await post(`element/${found[ELEMENT]}/click`);
    },
    async type(text, held) {
      const press = (value: string): object[] => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      const keys = [...text].flatMap(press);
      const actions = held ? [{ type: 'keyDown', value: held }, ...keys, { type: 'keyUp', value: held }] : keys;
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: async (width, height) => void (await post('window/rect', { width, height })),
    async close() {
      await ask(session, 'DELETE').catch(() => undefined);
      end();
    },
  };
}
