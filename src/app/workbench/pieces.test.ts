// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../shared/strings/en';
import { fill } from '../../shared/strings/format';
import { all, eventually, one } from '../test-document';
import { copyable, copyFrom, disclosed, findingList, meaningOfPart, putCommand, unfold, without } from './pieces';

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

const put = (text: string): string => {
  const code = document.createElement('code');
  code.textContent = 'old';
  putCommand(code, text);
  return code.innerHTML;
};

test.each([
  ['ig run trace_open', 'ig run trace_open'],
  ['ig run --failed -o json', 'ig run<span> --failed</span><span> -o</span> json'],
  ['-v x', '<span>-v</span> x'],
  ['kubectl-gadget run', '<span>kubectl-gadget</span> run'],
  ['a: b\n  c-d: e', 'a: b\n  c-d: e'],
])('no line of %j is broken within a flag or a name', (text, html) => expect(put(text)).toBe(html));

test('a command wraps, a file keeps its lines, and each has a button that copies it', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  document.body.append(copyable('ig run --failed', 'Copy'), copyable('a: b\nc: d', 'Copy'));
  document.body.addEventListener('click', (event) => copyFrom(event, en.article));
  expect(all('pre').map((pre) => [pre.hasAttribute('data-file'), pre.tabIndex])).toEqual([
    [false, 0],
    [true, 0],
  ]);
  for (const button of all('button')) button.click();
  one('pre').click();
  await eventually(() => expect(copied).toEqual(['ig run --failed', 'a: b\nc: d']));
  expect(all('button').map(({ textContent }) => textContent)).toEqual([en.article.copied, en.article.copied]);
});

test('what is wrong is said with its place and its mend', () => {
  const findings = [
    { offset: 3, end: 6, rule: 'x', message: 'No such command.', hint: 'Write run.' },
    { offset: 7, end: 8, rule: 'y', message: 'Odd.', hint: '' },
  ];
  const items = [...findingList(findings, 'ig rnu x').children];
  expect(items.map((item) => [...item.children].map(({ textContent }) => textContent))).toEqual([
    ['rnu', 'No such command.', 'Write run.'],
    ['x', 'Odd.', ''],
  ]);
});

test('what is folded away is made once, when it is first opened', () => {
  let made = 0;
  const content = (): HTMLElement[] => [document.createElement('p'), (made++, document.createElement('b'))];
  const details = disclosed('More', content);
  document.body.append(details);
  expect([details.children.length, made]).toEqual([1, 0]);
  one('summary').click();
  details.dispatchEvent(new Event('toggle'));
  expect([details.children.length, made]).toEqual([3, 1]);
  const other = disclosed('Other', content);
  unfold(other);
  expect([other.open, other.children.length, made]).toEqual([true, 3, 2]);
});

test('flags that a form cannot say are named', () => {
  expect(without([])).toEqual([]);
  expect(without(['--a', '--b']).map(({ textContent }) => textContent)).toEqual([
    fill(en.workbench.dropped, { flags: '--a, --b' }),
  ]);
});

test('a part without a meaning says why', () => {
  type Part = Parameters<typeof meaningOfPart>[0];
  const said = (part: Partial<Part>): string => meaningOfPart(part as Part);
  expect(said({ meaning: 'Runs.', unexplained: 'unknown' })).toBe('Runs.');
  expect(said({ meaning: null })).toBe(en.workbench.unexplained.unknown);
  for (const [reason, words] of Object.entries(en.workbench.unexplained))
    expect(said({ meaning: null, unexplained: reason as Part['unexplained'] } as Partial<Part>)).toBe(words);
});
