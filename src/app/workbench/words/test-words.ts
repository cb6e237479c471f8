import { vi } from 'vitest';
import { commandsFile, type CommandModel } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { hideHint } from '../../behaviours/hint/card';
import { one } from '../../test-document';
import { followLoaded } from './follow';

/** A command in a text. */
export const IN_TEXT = '<p>Run <code role="button" tabindex="0">sudo ig run trace_open</code> now.</p>';

/** A command and its output. */
export const TERMINAL = [
  '<div class="code-block" data-kind="terminal" data-lang="console"><pre><code>',
  '<span class="line"><span class="prompt">$ </span>ig run trace_open --failed</span>\n',
  '<span class="line">FNAME  ERROR</span>\n',
  '<span class="line">/a     ENOENT</span>',
  '</code></pre></div>',
].join('');

const isCommand = (text: string): boolean => /(?:^|\s)ig +[a-z]/.test(text);

let count = 0;
/** The version that a test reads: its data is loaded once for each document, so every test has one of its own. */
export let version: string;
let site: SiteData;
let page: PageMeta;
let ending: AbortController;
let fails: boolean;
/** Where the next point of the window is in the text of the page: an element and an offset of its text. */
let point: { node: Node; offset: number } | null;

// There is no layout: each letter is at the point that is asked for, or none is.
const ownRects = Range.prototype.getClientRects.bind(Range.prototype);
const around = { left: 0, right: 100, top: 0, bottom: 100 };

/** Begins before the tests of a file: points of the window are in the text. */
export function stubLayout(): void {
  HTMLElement.prototype.showPopover ??= () => undefined;
  Range.prototype.getClientRects = () => [around] as unknown as DOMRectList;
  Object.assign(document, {
    caretPositionFromPoint: () => point && { offsetNode: point.node, offset: point.offset },
  });
}
export function restoreLayout(): void {
  Range.prototype.getClientRects = ownRects;
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
}

/** The gadgets of the model; the values of a field are the numbers of another one. */
const gadgets = MODEL.gadgets.flatMap(({ view }) =>
  view
    ? {
        ...view,
        dataSources: view.dataSources.map((source) => ({
          ...source,
          fields: source.fields.map((field) =>
            field.name === 'error'
              ? { ...field, unit: 'code', allowed: ['ENOENT', 'EPERM'] }
              : { ...field, ...(field.name === 'error_raw' && { values: { ENOENT: 2 } }) },
          ),
        })),
      }
    : [],
);

/** An answer whose body is there at once. */
const answerOf = (body: unknown): Response => ({ ok: true, json: () => Promise.resolve(body) }) as Response;

/** Begins before each test of a file: nothing is loaded and nothing is shown. */
export function beginWords(): void {
  version = `words${++count}`;
  site = {
    base: '/',
    strings: en,
    docsSets: [
      {
        id: 'default',
        versions: [{ name: version, label: version, release: version, path: `/docs/${version}`, isLast: true }],
      },
    ],
  } as unknown as SiteData;
  page = { path: '/', docs: { set: 'default', version, page: 'page' } } as unknown as PageMeta;
  ending = new AbortController();
  fails = false;
  point = null;
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    if (fails) return Promise.resolve(new Response('', { status: 503 }));
    const model: CommandModel = { ...MODEL, version };
    return Promise.resolve(answerOf(url.includes('gadgets.json') ? { gadgets } : commandsFile(model)));
  });
}
export function endWords(): void {
  hideHint();
  ending.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
}

/** The page goes. */
export const leave = (): void => ending.abort();

/** Whether the data of the version comes. */
export const failLoads = (isFailing: boolean): void => void (fails = isFailing);

/** Shows a text, and does what first asks for its words. */
export function begin(html: string, first: Event): HTMLElement {
  document.body.innerHTML = `<main id="main">${html}</main><div id="live-region" aria-live="polite"></div>`;
  const main = one('main');
  main.addEventListener(
    first.type,
    (event) => followLoaded({ main, site, page, isCommand, signal: ending.signal }, event),
    { once: true },
  );
  code().dispatchEvent(first);
  return main;
}

export const code = (): HTMLElement => one('code');
export const click = (): MouseEvent => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
/** What the parts of the card say; `null` where none is shown. */
export const card = (): string[] | null => {
  const hint = document.getElementById('hint');
  return hint && [...hint.children].map((part) => part.textContent);
};
export const title = (): string | undefined => card()?.[0];

/** Puts the point of the window on a word of an element, or beside all words. */
export function pointAt(word: string | null, inside = 0): void {
  point = null;
  if (word === null) return;
  const walker = document.createTreeWalker(code(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const offset = (node.nodeValue ?? '').indexOf(word);
    if (offset >= 0) point = { node, offset: offset + inside };
  }
}
