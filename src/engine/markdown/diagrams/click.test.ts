import { expect, test } from 'vitest';
import { drawDiagram } from './index';

function linksIn(...lines: string[]): unknown {
  const result = drawDiagram(lines.join('\n'));
  return result.kind === 'drawn' ? result.links : result.problem;
}

const linksOf = (...clicks: string[]): unknown =>
  linksIn('flowchart LR', 'A["The **first**<br/>one"] --> B', ...clicks);

const A = 'The **first**\none';

test.each([
  ['click A "https://example.org"', { of: A, text: A, target: 'https://example.org', line: 3 }],
  ['click B href "../run.md#x"', { of: 'B', text: 'B', target: '../run.md#x', line: 3 }],
  ['click B "/docs" "All of it" _blank', { of: 'B', text: 'All of it', target: '/docs', line: 3 }],
  ['click B href "/docs" _self;', { of: 'B', text: 'B', target: '/docs', line: 3 }],
])('%j is a link', (click, link) => expect(linksOf(click)).toEqual([link]));

test.each(['click A callback "A tip"', 'click A call open("https://example.org")', 'click A href call open()'])(
  '%j is none',
  (click) => expect(linksOf(click)).toEqual([]),
);

test('links stand in the order of the source, each with its line', () =>
  expect(linksOf('click B "/b"', '%% a remark', 'click A "/a"')).toMatchObject([
    { target: '/b', line: 3 },
    { target: '/a', line: 5 },
  ]));

const target = 'https://example.org/#x';

test.each([
  ['click A "https://example.org/#x" "A tip"', 'A tip'],
  ['click A href "https://example.org/#x"', 'Stopped'],
])('%j is a link of a state', (click, text) => {
  expect(linksIn('stateDiagram-v2', 'A : Stopped', click)).toEqual([{ of: 'Stopped', text, target, line: 3 }]);
  expect(linksIn('stateDiagram-v2', 'state B {', 'A : Stopped', click, '}')).toMatchObject([{ text, line: 4 }]);
});

test('a link of what is not in a state diagram keeps the name that is written', () =>
  expect(linksIn('stateDiagram-v2', 'A', 'click Z href "/z"')).toEqual([
    { of: 'Z', text: 'Z', target: '/z', line: 3 },
  ]));
