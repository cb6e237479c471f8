import { expect, test } from 'vitest';
import { element, html, text } from '../html/hast';
import { withLineEnds } from './long-words';
import type { Token } from './tokens';

const shown = (...tokens: Token[]): string =>
  html(
    withLineEnds(tokens, (some) =>
      some.map(({ text: value, role }) => (role === null ? text(value) : element('b', {}, [text(value)]))),
    ),
  );
const plain = (value: string): Token => ({ text: value, role: null });
const role = (value: string): Token => ({ text: value, role: 'tk-v' });

test.each([
  ['curl https://example.org/a-long-name/file.txt', 'https://example.org/|a-long-name/file.txt'],
  ['x ghcr.io/org/gadgetctl-darwin-arm64-v0.46.0.tar.gz', 'ghcr.io/org/|gadgetctl-darwin-arm64-v0.|46.0.tar.gz'],
])('%s', (line, parts) => {
  const long = line.split(' ').at(-1) ?? '';
  const marked = `<span class="is-long">${parts.replaceAll('|', '<wbr>')}</span>`;
  expect(shown(plain(line))).toBe(line.replace(long, marked));
});

test('a word without dashes needs no element around it', () => {
  expect(shown(plain('ig --fields k8s.namespace,k8s.podName,dst,state'))).toBe(
    'ig --fields k8s.namespace,k8s.podName,<wbr>dst,state',
  );
});

test('a word of several tokens is one, and short words are left alone', () => {
  expect(shown(role('--set '), plain('my-registry.example.org/${'), role('NAME'), plain('}:v1 -n x'))).toBe(
    '<b>--set </b><span class="is-long">my-registry.example.org/<wbr>${<b>NAME</b>}:v1</span> -n x',
  );
});

test('a line end stands behind sixteen signs at least, and never behind more than twenty-six', () => {
  const [fifteen, sixteen] = ['a'.repeat(14) + ',', 'a'.repeat(15) + ','];
  expect(shown(plain(`${fifteen}bbbbbbbbbb,cccccccccc`))).toBe(`${fifteen}bbbbbbbbbb,<wbr>cccccccccc`);
  expect(shown(plain(`${sixteen}bbbbbbbbb,cccccccccc`))).toBe(`${sixteen}<wbr>bbbbbbbbb,cccccccccc`);
  expect(shown(plain(`${fifteen}bbbbbbbbbbb,cccccccccc`))).toBe(`${fifteen}<wbr>bbbbbbbbbbb,cccccccccc`);
});

test('a word of thirty-two signs fits its line', () => {
  const word = `${'a'.repeat(20)},${'b'.repeat(11)}`;
  expect(shown(plain(word))).toBe(word);
  expect(shown(plain(`${word}b`))).toBe(`${'a'.repeat(20)},<wbr>${'b'.repeat(12)}`);
});

test('a word that nothing parts stays as it is', () => {
  const word = 'a'.repeat(40);
  expect(shown(plain(`echo ${word}`))).toBe(`echo ${word}`);
});
