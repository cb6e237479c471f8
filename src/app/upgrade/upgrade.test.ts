// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile, type CommandModel } from '../../shared/commands/model';
import { MODEL } from '../../shared/commands/test-model';
import type { GadgetView } from '../../shared/gadgets/view';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { AskedOptions } from '../behaviours/behaviour';
import { openUpgrade } from './index';
import { pastedParts } from './pasted-parts';
import { eventually } from '../test-document';

// Data of a version is loaded once, also for other files of tests.
const versions = ['new', 'new-too', 'old'].map((name) => ({
  name,
  label: name,
  release: name === 'new-too' ? 'new' : name,
  path: `/docs/${name}`,
  isLast: name === 'new',
}));
const SITE = { base: '/', prefix: '', strings: en, docsSets: [{ id: 'default', versions }] } as unknown as SiteData;
const [OPEN] = MODEL.gadgets.flatMap(({ view }) => view ?? []) as [GadgetView];
const second = { ...OPEN, name: 'top_file', params: [] };
const views = {
  // The kind of one gadget is gone, another parameter came, and its flag has another default.
  old: [OPEN, second],
  new: [
    {
      ...OPEN,
      params: [
        { ...OPEN.params[0], default: 'true' },
        { flag: '--depth', type: 'int', default: '1', meaning: 'How deep' },
      ],
    },
    { ...second, params: [{ flag: '--rows', type: 'int', default: '9', meaning: 'How many' }] },
  ],
};
const modelOf = (name: string): CommandModel => ({
  ...MODEL,
  version: name,
  gadgets: ['trace_open', 'top_file'].map((gadget) => ({ name: gadget, view: null, flags: [], here: true })),
});
const HISTORY = {
  versions: ['old', 'new'],
  pages: {
    guide: { title: 'Guide', texts: [1, 2] },
    same: { title: 'Same', texts: [1, 1] },
    gone: { title: 'Gone', texts: [1, null] },
    'gadgets/trace_open': { title: 'trace_open', texts: [null, 1] },
    'gadgets/top_file': { title: 'top_file', texts: [1, 2] },
  },
  values: {},
};

let replaced: URL[];
let visited: string[];
let end: () => void;
beforeEach(() => {
  [replaced, visited] = [[], []];
  history.replaceState(null, '', '/docs/new?upgrade=old');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<main><section class="changes"><p>Intro</p></section></main>';
  vi.stubGlobal('fetch', (url: string) => {
    const name = /old/.test(url) ? 'old' : 'new';
    if (url.includes('history')) return Promise.resolve(Response.json(HISTORY));
    return Promise.resolve(
      Response.json(url.includes('gadgets.json') ? { gadgets: views[name] } : commandsFile(modelOf(name))),
    );
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function open(asked = 'old', here = 'new'): HTMLElement {
  const router = {
    replace: (href: string) => replaced.push(new URL(href)),
    navigate: (href: string) => visited.push(href),
  };
  const view = { page: { build: 'b', docs: { set: 'default', version: here, page: '' } } };
  const main = document.querySelector('main') as HTMLElement;
  end = openUpgrade({ site: SITE, view, main, router, asked } as unknown as AskedOptions);
  return main.querySelector('.upgrade') as HTMLElement;
}
/** The lines of a part of the guide. */
const part = (title: string): string[] => {
  const section = [...document.querySelectorAll('.upgrade__result section')].find(
    (one) => one.querySelector('h3')?.textContent === title,
  );
  return [...(section?.querySelectorAll('li, p') ?? [])].map((one) => one.textContent);
};
const words = en.changes;

test('what is gone, different and new, and the pages to read', async () => {
  open();
  await eventually(() => expect(part(words.lost)).toEqual(['--kind gone: trace_open']));
  expect(part(words.altered)).toEqual(['--failed default true, was false: trace_open']);
  expect(part(words.added)).toEqual(['--depth new: trace_open', '--rows new: top_file']);
  expect(part(words.read)).toEqual(['Guide: changed', 'Gone: gone', 'trace_open: new', 'top_file: changed']);
  expect([...document.querySelectorAll('.upgrade__result a')].map((link) => link.getAttribute('href'))).toEqual([
    '/docs/new/guide?compare=old',
    '/docs/new/gadgets/trace_open',
    '/docs/new/gadgets/top_file?compare=old',
  ]);
});

test('for some gadgets only what concerns them is told', async () => {
  history.replaceState(null, '', '/docs/new?upgrade=old&gadgets=top_file');
  const guide = open();
  await eventually(() => expect(part(words.lost)).toEqual([words.none]));
  expect(part(words.added)).toEqual(['--rows new: top_file']);
  expect(part(words.read)).toEqual(['Guide: changed', 'Gone: gone', 'top_file: changed']);
  const boxes = [...guide.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['top_file', true],
    ['trace_open', false],
  ]);
  const [top, trace] = boxes as [HTMLInputElement, HTMLInputElement];
  trace.checked = true;
  trace.dispatchEvent(new Event('change'));
  expect(replaced.at(-1)?.searchParams.get('gadgets')).toBe('top_file,trace_open');
  await eventually(() => expect(part(words.lost)).toEqual(['--kind gone: trace_open']));
  for (const box of [top, trace]) {
    box.checked = false;
    box.dispatchEvent(new Event('change'));
  }
  expect(replaced.at(-1)?.searchParams.has('gadgets')).toBe(false);
});

test('what breaks of a pasted command is told, and nothing of others', async () => {
  const guide = open();
  const field = guide.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'ig run trace_open --kind file';
  field.dispatchEvent(new Event('input'));
  await eventually(() => expect(part('1 thing in them breaks in new')[0]).toMatch(/^--kind /));
  expect(part(words.added)).toEqual(['--depth new: trace_open']);
  field.value = 'ig run top_file';
  field.dispatchEvent(new Event('input'));
  await eventually(() => expect(part(words.added)).toEqual(['--rows new: top_file']));
  expect(document.querySelector('.upgrade__result h3')?.textContent).toBe('Nothing of them breaks in new.');
});

test('versions are chosen in the address; one under two names is there once', () => {
  const guide = open();
  const [from, to] = [...guide.querySelectorAll('select')] as [HTMLSelectElement, HTMLSelectElement];
  expect([...from.options].map(({ value }) => value)).toEqual(['new', 'old']);
  expect([from.value, to.value]).toEqual(['old', 'new']);
  from.value = 'new';
  from.dispatchEvent(new Event('change'));
  expect(replaced.at(-1)?.search).toBe('?upgrade=new');
  to.value = 'old';
  to.dispatchEvent(new Event('change'));
  expect(visited).toEqual(['/docs/old?upgrade=old']);
  [...guide.querySelectorAll('button')].find((one) => one.textContent === words.close)?.click();
  expect(replaced.at(-1)?.search).toBe('');
});

test.each([
  ['nowhere', words.unknown.replace('{version}', 'nowhere')],
  ['new-too', words.same],
])('from %s there is nothing to upgrade', (asked, said) => {
  open(asked);
  expect(document.querySelector('.upgrade__result')?.textContent).toBe(said);
});

test('closing leaves the section as it was', () => {
  open();
  end();
  expect(document.querySelector('.changes')?.innerHTML).toBe('<p>Intro</p>');
});

test.each([
  ['ig run a\nig run b', ['ig run a\nig run b']],
  ['kind: x\n  y: z\nig run a', ['kind: x\n  y: z', 'ig run a']],
  ['ig run a\n---\nkind: x\n# why\n- one\n\nls', ['ig run a', '---\nkind: x\n# why\n- one\n', 'ls']],
  ['--- a dash\nkey:value', ['--- a dash\nkey:value']],
])('the parts of %j', (text, parts) => expect(pastedParts(text)).toEqual(parts));
