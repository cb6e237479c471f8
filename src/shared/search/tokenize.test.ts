import { describe, expect, test } from 'vitest';
import { chunkTerms, chunks, fold } from './tokenize';

const terms = (text: string): string[] => chunks(text).flatMap(chunkTerms);

describe('terms', () => {
  test.each([
    ['trace_dns', ['trac', 'dns', 'tracedn']],
    ['trace-dns', ['trac', 'dns', 'tracedn']],
    ['tracedns', ['tracedn']],
    ['trace dns', ['trac', 'dns']],
    ['--paths', ['path', '--paths']],
    ['-c', ['c', '-c']],
    ['use -c, or --all-files.', ['use', 'c', '-c', 'or', 'all', 'file', 'allfil', '--all-files']],
    ['k8s.podName', ['k8s', 'pod', 'name', 'k8spodname']],
    ['latency_ns', ['latency', 'ns', 'latencyn']],
    ['KubeNameResolver', ['kube', 'name', 'resolver', 'kubenameresolver']],
    ['memoryRSS', ['memory', 'rss', 'memoryrss']],
    ['TRACE_LSM', ['trac', 'lsm', 'tracelsm']],
    ['IDs of CVEs', ['ids', 'of', 'cve']],
    ["the pod's name", ['the', 'pod', 'name']],
    ['v0.45.0', ['v0', '45', '0', 'v0450']],
    ['µs café', ['μs', 'cafe']],
    ['a/b/c/d/e/f/g', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['', []],
    ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

test('positions point at the text', () => {
  const text = 'Run trace_dns with --paths';
  const [, identifier, , flag] = chunks(text);
  expect(identifier && text.slice(identifier.start, identifier.end)).toBe('trace_dns');
  expect(identifier?.parts.map((part) => text.slice(part.start, part.end))).toEqual(['trace', 'dns']);
  expect(flag && text.slice(flag.start, flag.end)).toBe('--paths');
});

test('a very long run is no word', () => {
  expect(terms('x'.repeat(48))).toEqual(['x'.repeat(48)]);
  expect(terms('x'.repeat(49))).toEqual([]);
  expect(terms('x'.repeat(5000))).toEqual([]);
});

test('a word of small letters is read as it is with a capital', () => {
  for (const word of ['a', 'of', 'paths', 'killing', 'policies', 'verified', 'undelete', 'x'.repeat(48)]) {
    const capital = word[0]?.toUpperCase() + word.slice(1);
    for (const text of [word, `see ${word}.`, `--${word} -${word}`])
      expect(chunks(text)).toEqual(chunks(text.replaceAll(word, capital)));
  }
});

test('fold unifies case, accents and compatibility forms', () => {
  expect(fold('ÉCOLE ﬁle')).toBe('ecole file');
});
