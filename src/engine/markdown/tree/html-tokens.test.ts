import { expect, test } from 'vitest';
import { htmlTokens } from './html-tokens';

/** Tags by their names, texts as they are. */
const shape = (html: string, mdx = false): string[] =>
  htmlTokens(html, mdx).map((token) => (token.kind === 'tag' ? `${token.tag.kind} ${token.tag.name}` : token.text));

test.each([
  ['<b>a &amp; b</b>', ['open b', 'a & b', 'close b']],
  ['<script>if (a <b> c) "</i>"</script>d', ['open script', 'close script', 'd']],
  ['<STYLE>a > b {}</style><i>', ['open STYLE', 'close style', 'open i']],
  ['<template><p>never', ['open template']],
  ['a <!-- <b> --> c', ['a ', ' <b> ', ' c']],
  ['a < b', ['a ', '<', ' b']],
])('%j is cut into %j', (html, tokens) => expect(shape(html)).toEqual(tokens));

test.each([
  ['a {x} b', false, ['a {x} b']],
  ['a {x} b', true, ['a ', '{x}', ' b']],
  ['a {"x"} b', false, ['a ', '{"x"}', ' b']],
  ['a `{"x"}` b', false, ['a `{"x"}` b']],
  ['a {#id}', true, ['a {#id}']],
  ['<p title="{x}">{/* y */}</p>', false, ['open p', '{/* y */}', 'close p']],
])('braces in %j, mdx %j', (html, mdx, tokens) => expect(shape(html, mdx)).toEqual(tokens));

test.each([
  ['<td>`<Note>a</Note>` b</td>', true, ['open td', '`<Note>a</Note>` b', 'close td']],
  ['<p>``a ` <b>`` c</p>', true, ['open p', '``a ` <b>`` c', 'close p']],
  ['a `b <i>\n` c', true, ['a `b ', 'open i', '\n` c']],
  ['a ` <b title="`">c</b>', true, ['a ` <b title="`">c', 'close b']],
  ['<b title="`">c` <i>', true, ['open b', 'c` ', 'open i']],
  ['a `<b>` c', false, ['a `', 'open b', '` c']],
])('tags between backticks in %j, mdx %j', (html, mdx, tokens) => expect(shape(html, mdx)).toEqual(tokens));

test.each([
  ['a \\{x\\} \\<b\\> {y}', true, ['a \\{x\\} \\<b\\> ', '{y}']],
  ['a \\`<b>` c', true, ['a \\`', 'open b', '` c']],
  ['<b title="\\">c</b> \\', true, ['open b', 'c', 'close b', ' \\']],
  ['a \\<b>', false, ['a \\', 'open b']],
])('signs behind backslashes in %j, mdx %j', (html, mdx, tokens) => expect(shape(html, mdx)).toEqual(tokens));
