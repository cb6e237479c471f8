import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/programs';

const PATIENCE_MS = 30_000;

/** A page of Chromium, driven as a reader would: by pointer and keys. */
export interface BarePage {
  /** Runs a function in the page, which sees nothing but its arguments. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Waits until the page has an element with exactly this text, or with any. Throws after half a minute. */
  find(selector: string, text?: string): Promise<void>;
  hover(selector: string, text?: string): Promise<void>;
  /** Presses the first element found. */
  click(selector: string, text?: string): Promise<void>;
  focus(selector: string, text?: string): Promise<void>;
  /** Presses a key by its name, or types a letter; `paste` inserts the clipboard. */
  press(key: string): Promise<void>;
  slowDown(rate: number): Promise<void>;
  close(): Promise<void>;
}

export interface BareBrowser {
  /** Opens an address in a profile of its own, and waits until the page is alive. */
  open(url: string, viewport: { width: number; height: number }): Promise<BarePage>;
  close(): void;
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/**
 * Starts Chromium and speaks its protocol without a driver. Playwright switches on the domain `Network`, for which the
 * browser reads React a second time: a quarter of a second, on a slowed processor, that no reader waits.
 */
export function startBrowser(): BareBrowser {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-browser-'));
  const args = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...CHROMIUM_ARGS];
  const child = spawn(ensureChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  type Result = Record<string, unknown>;
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  let count = 0;
  let rest = '';
  child.stdio[4]?.on('data', (chunk: Buffer) => {
    const messages = (rest + chunk.toString()).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as { id?: number; result: Result; error?: { message: string } };
      const { id, result, error } = answer;
      const call = waiting.get(id ?? 0);
      waiting.delete(id ?? 0);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    }
  });
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      (child.stdio[3] as Writable).write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  return {
    async open(url, { width, height }) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const page = pageOver((method, params) => send(method, params, sessionId as string));
      const permissions = ['clipboardReadWrite', 'clipboardSanitizedWrite'];
      await send('Browser.grantPermissions', { browserContextId, permissions });
      const size = { width, height, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', size, sessionId as string);
      await send('Page.navigate', { url }, sessionId as string);
      await page.find('html[data-live]');
      return { ...page, close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })) };
    },
    close() {
      child.kill('SIGKILL');
      child.once('exit', () => rmSync(profile, { recursive: true, force: true }));
    },
  };
}

function pageOver(send: Send): Omit<BarePage, 'close'> {
  async function run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const expression = `(${task.toString()})(...${JSON.stringify(args)})`;
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(`The page threw: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Awaited<Result> }).value;
  }

  /** Middle of the first element found, brought into view and, if wanted, focused. */
  async function place(selector: string, text = '', isFocused = false): Promise<{ x: number; y: number }> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const found = await run(
        (wanted: string, words: string, hasFocus: boolean) => {
          const all = [...document.querySelectorAll<HTMLElement>(wanted)];
          const element = all.find((one) => words === '' || one.textContent.trim() === words);
          if (!element) return null;
          element.scrollIntoView({ block: 'nearest' });
          if (hasFocus) element.focus();
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        },
        selector,
        text,
        isFocused,
      ).catch(() => null);
      if (found) return found;
      await pause(50);
    }
    throw new Error(`There is no ${selector}${text && ` with the text "${text}"`} on the page.`);
  }

  const mouse = (type: string, at: object, more: object = {}): Promise<unknown> =>
    send('Input.dispatchMouseEvent', { type, ...at, ...more });

  return {
    run,
    find: async (selector, text) => void (await place(selector, text)),
    hover: async (selector, text) => void (await mouse('mouseMoved', await place(selector, text))),
    focus: async (selector, text) => void (await place(selector, text, true)),
    async click(selector, text) {
      const at = await place(selector, text);
      const press = { button: 'left', clickCount: 1 };
      await mouse('mouseMoved', at);
      await mouse('mousePressed', at, press);
      await mouse('mouseReleased', at, press);
    },
    async press(key) {
      const isPaste = key === 'paste';
      const [name, text] = isPaste ? ['v', undefined] : [key, key.length === 1 ? key : undefined];
      const code = { ArrowRight: 39, ArrowDown: 40 }[name] ?? name.toUpperCase().charCodeAt(0);
      const paste = isPaste ? { modifiers: 2, commands: ['paste'] } : {};
      const common = { key: name, windowsVirtualKeyCode: code, ...paste };
      await send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...common });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...common });
    },
    slowDown: async (rate) => void (await send('Emulation.setCPUThrottlingRate', { rate })),
  };
}
