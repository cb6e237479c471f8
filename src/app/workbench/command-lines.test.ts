import { beforeEach, expect, test } from 'vitest';
import { all, one } from '../test-document';
import { commandOfLines, linesOfCommand, showCommand } from './command-lines';

const line = (html: string): string => `<span class="line">${html}</span>`;
const PROMPT = '<span class="prompt">$ </span>';
const CONT = '<span class="cont"> \\\n    </span>';
const fill = (...lines: string[]): void => {
  document.body.innerHTML = `<pre><code>${lines.map(line).join('\n')}</code></pre>`;
};
const code = (): HTMLElement => one('code');
const textsAt = (offset: number): string[] => linesOfCommand(code(), offset).map(({ textContent }) => textContent);

beforeEach(() => fill('one', 'two \\', '  three \\', '  four', 'five \\'));

test.each([
  [0, ['one']],
  [3, ['one']],
  [4, ['two \\', '  three \\', '  four']],
  [10, ['  three \\', '  four']],
  [26, ['  four']],
  [27, ['five \\']],
  [100, []],
])('the command at offset %i is %j', (offset, lines) => expect(textsAt(offset)).toEqual(lines));

test('lines inside of other elements are no lines of the block', () => {
  document.body.innerHTML = `<code>${line('one')}\n<b>${line('inner')}</b></code>`;
  expect(textsAt(10)).toEqual([]);
});

test.each([
  [['ig run'], 'ig run'],
  [[`${PROMPT}ig run${CONT}--failed`], 'ig run --failed'],
  [['ig run \\', '   --failed'], 'ig run --failed'],
  [['cat &lt;&lt;EOF', 'a', 'EOF'], 'cat <<EOF\na\nEOF'],
])('of the lines %j the command is %j', (lines, command) => {
  fill(...lines);
  const before = code().innerHTML;
  expect(commandOfLines(all('.line'))).toBe(command);
  expect(code().innerHTML).toBe(before);
});

test.each([
  ['ig', '<span class="tk-f">ig</span>'],
  ['ig run x', '<span class="tk-f">ig</span> run x'],
  ['ig -v --a=b', '<span class="tk-f">ig</span> <span class="tk-v">-v</span> <span class="tk-v">--a=b</span>'],
  ['ig "a b"', '<span class="tk-f">ig</span> <span class="tk-s">"a b"</span>'],
  [`ig 'a' | jq .`, `<span class="tk-f">ig</span> <span class="tk-s">'a'</span> | <span class="tk-f">jq</span> .`],
  ['ig # why', '<span class="tk-f">ig</span> # why'],
])('%s is shown with the colours of a terminal', (command, html) => {
  fill('old');
  showCommand(all('.line'), command);
  expect(one('.line').innerHTML).toBe(html);
});

test('a long command is broken before a flag, the prompt counted', () => {
  const command = `ig run ${'x'.repeat(60)} --flag`;
  fill(`${PROMPT}old`);
  showCommand(all('.line'), command);
  expect(one('.line').textContent).toBe(`$ ig run ${'x'.repeat(60)} \\\n    --flag`);
  expect(all('.cont').length).toBe(1);
  fill('old');
  showCommand(all('.line'), command);
  expect(one('.line').textContent).toBe(command);
});

test('a command in several lines is replaced in the first, and the lines around it are unchanged', () => {
  fill('before', `${PROMPT}ig run \\`, '  --failed', 'after');
  showCommand(linesOfCommand(code(), 7), 'ig list');
  expect(code().textContent).toBe('before\n$ ig list\nafter');
  expect(all('.prompt').length).toBe(1);
});

test('values of reader variables of all lines stay what can be pressed, as often as they are named', () => {
  fill('ig -n <var data-var="ns">demo</var> \\', '  --host <var data-var="host">"a b"</var> <var>plain</var>');
  showCommand(all('.line'), 'ig --host "a b" -n demo -c demo plain');
  expect(all('var').map(({ dataset, textContent }) => [dataset['var'], textContent])).toEqual([
    ['host', '"a b"'],
    ['ns', 'demo'],
    ['ns', 'demo'],
  ]);
});

test('without a line nothing is shown', () => {
  const before = document.body.innerHTML;
  showCommand([], 'ig run');
  expect(document.body.innerHTML).toBe(before);
});
