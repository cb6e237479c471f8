import { expect, test } from 'vitest';
import { drawDiagram } from '../index';

const linksOf = (...clicks: string[]): unknown => {
  const result = drawDiagram(['flowchart LR', 'A["The **first**<br/>one"] --> B', ...clicks].join('\n'));
  return result.kind === 'drawn' ? result.links : result.problem;
};

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
