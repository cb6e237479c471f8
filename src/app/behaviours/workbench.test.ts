// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import { eventually, one, settled } from '../test-document';
import * as box from '../workbench/box';
import type { Surroundings } from './behaviour';
import { startWorkbench } from './workbench';

let opened: string[];
let fails: boolean;
let end: (() => void) | void;
beforeEach(() => {
  [opened, fails] = [[], false];
  history.replaceState(null, '', '/docs/a');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(box, 'openBox').mockImplementation(({ command }) =>
    fails ? Promise.reject(new Error('no network')) : Promise.resolve(void opened.push(command)),
  );
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  end?.();
  end = undefined;
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const terminal = (command: string, more = ''): string =>
  `<div class="code-block" data-kind="terminal"><div class="code-block__tools"><button class="code-block__button" data-action="copy">Copy</button></div>
  <pre><code><span class="line is-command">${command}</span>${more}</code></pre></div>`;
const OUTPUT = '\n<span class="line is-output">row</span>';

function show(html: string, page = 'gadgets/trace_open', tools = ['ig', 'kubectl gadget']): void {
  document.body.innerHTML = `<main>${html}</main>`;
  const site = { strings: en, tools } as unknown as SiteData;
  const view = { page: { path: '/docs/a', docs: { set: 'default', version: 'v1', page } } } as unknown as View;
  end = startWorkbench({ site, router: {} } as Surroundings).onPage(one('main'), view);
}
const buttons = (): string[] => [...document.querySelectorAll('button')].map((button) => button.textContent);

test.each([
  ['ig run trace_open', true],
  ['sudo ig run trace_open', true],
  ['/usr/bin/ig run x', true],
  ['docker run example.org/ig:v1 run x', true],
  ['kubectl gadget deploy', true],
  ['ls\nig list', true],
  ['kubectl get pods', false],
  ['big run x', false],
  ['ig', false],
  ['ig --help', false],
])('a block with the command %j has a button that explains it: %s', (command, has) => {
  show(terminal(command));
  expect(buttons()).toEqual(has ? [en.article.explain, 'Copy'] : ['Copy']);
});

test('the button opens the command in the box', async () => {
  show(terminal('ig run trace_open'));
  expect(one('button').getAttribute('aria-keyshortcuts')).toBe('ArrowRight');
  one('button').click();
  await eventually(() => expect(opened).toEqual(['ig run trace_open']));
  document.querySelectorAll('button')[1]?.click();
  await settled();
  expect(opened).toHaveLength(1);
  end?.();
  end = undefined;
  one('button').click();
  await settled();
  expect(opened).toHaveLength(1);
});

test('examples with output are played again on pages of gadgets, if they do not belong to others', () => {
  show(terminal('ig run trace_open', OUTPUT));
  expect(buttons()).toEqual([en.article.explain, 'Copy', en.article.replay]);
  show(terminal('ig run trace_open', OUTPUT), 'guides/a');
  expect(buttons()).toEqual([en.article.explain, 'Copy']);
  show(terminal('ig run trace_open'));
  expect(buttons()).toEqual([en.article.explain, 'Copy']);
  show(`<div class="terminals">${terminal('ig run trace_open', OUTPUT)}</div>`);
  expect(buttons()).toEqual([en.article.explain, 'Copy']);
});

test('a block keeps one button when its page is shown again', () => {
  show(terminal('ig run trace_open'));
  const html = one('main').innerHTML;
  end?.();
  show(html);
  expect(buttons()).toEqual([en.article.explain, 'Copy']);
});

test('what the address asks for is opened, and links of the page that ask', async () => {
  history.replaceState(null, '', '/docs/a?explain=ig+run+x');
  show('<a id="here" href="/docs/a?explain=ig+list"><b>explain</b></a>');
  await eventually(() => expect(opened).toEqual(['ig run x']));
  const event = new Event('click', { bubbles: true, cancelable: true });
  one('#here b').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await eventually(() => expect(opened).toEqual(['ig run x', 'ig list']));
});

test('a link to another page that explains is followed', async () => {
  show('<a id="there" href="/docs/b?explain=ig+list">explain</a>');
  const event = new Event('click', { bubbles: true, cancelable: true });
  one('#there').dispatchEvent(event);
  await settled();
  expect([event.defaultPrevented, opened]).toEqual([false, []]);
});

test('a box that does not come is told', async () => {
  fails = true;
  show(terminal('ig run trace_open'));
  one('button').click();
  await eventually(() => expect(one('dialog').textContent).toContain(en.shell.notLoaded));
});

test('a site without tools explains nothing', async () => {
  history.replaceState(null, '', '/docs/a?explain=ig+run+x');
  show(terminal('ig run trace_open'), 'gadgets/trace_open', []);
  await settled();
  expect([buttons(), opened]).toEqual([['Copy'], []]);
});
