import { expect, test } from 'vitest';
import { readSource } from '../source';
import { readClasses } from './class';

const classes = (body: string): string[][] =>
  [...readClasses(readSource(`classDiagram\n${body}`)).graph.nodes.values()].map(({ words }) => words);

test.each([
  ['class A', [['A']]],
  ['class A{}', [['A']]],
  ['class A{ +a }', [['A', '+a']]],
  ['class A { +a ;  b; c() }', [['A', '+a', 'b', 'c()']]],
  ['class A{a;}', [['A', 'a']]],
  ['class A{ ; a ; }', [['A', 'a']]],
  ['class A{ <<interface>> ; x }', [['«interface»', 'A', 'x']]],
  ['class A{\n  +a\n\n  b()\n}\nclass B', [['A', '+a', 'b()'], ['B']]],
  [
    'class A{ a : List~[B][]~; b : Map~K,V~[]; c(x : List~int~) List~B[]~ }',
    [['A', 'a : List<[B][]>', 'b : Map<K,V>[]', 'c(x : List<int>) : List<B[]>']],
  ],
  ['class A~K~["Map"]', [['Map<K>']]],
  ['class A~List~K~~["Map"]', [['Map<List<K>>']]],
  ['A : +a\nA : b()', [['A', '+a', 'b()']]],
])('the members of %j', (body, expected) => expect(classes(body)).toEqual(expected));

test.each([
  ['title A title of words', 'A title of words', []],
  ['title : a\ntitle -- B', '', ['title', 'B']],
])('%j has a title, or a class of that name', (body, title, names) => {
  const diagram = readClasses(readSource(`classDiagram\n${body}`));
  expect([diagram.title, [...diagram.graph.nodes.keys()]]).toEqual([title, names]);
});
