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

test.each([
  ['link A "https://example.org/#x"', 'Map<K>'],
  ['link A "https://example.org/#x" "A tip" _blank', 'A tip'],
  ['click A href "https://example.org/#x"', 'Map<K>'],
  ['click `A` href "https://example.org/#x" "A tip"', 'A tip'],
])('%j is a link of a class', (click, text) =>
  expect(linksIn('classDiagram', 'class A~K~["Map"]', click)).toEqual([{ of: 'Map<K>', text, target, line: 3 }]),
);

test.each(['callback A "f" "A tip"', 'click A call f() "A tip"'])('%j is none of a class', (click) =>
  expect(linksIn('classDiagram', 'class A', click)).toEqual([]),
);

test.each([
  ['click a href "https://example.org/#x"', ['One']],
  ['click b,a call f("x") href "https://example.org/#x"', ['Two', 'One']],
  ['click a href "https://example.org/#x" call f()', ['One']],
  ['click a call f("https://example.org/#x")', []],
])('%j are links of tasks', (click, names) =>
  expect(linksIn('gantt', 'One : a, 2026-01-05, 1d', 'Two : b, after a, 1d', click)).toEqual(
    names.map((name) => ({ of: name, text: name, target, line: 4 })),
  ),
);

test.each([
  ['stateDiagram-v2', 'A'],
  ['classDiagram', 'class A'],
])('a link of what is not in a %s keeps the name that is written', (kind, line) =>
  expect(linksIn(kind, line, 'click Z href "/z"')).toEqual([{ of: 'Z', text: 'Z', target: '/z', line: 3 }]),
);
