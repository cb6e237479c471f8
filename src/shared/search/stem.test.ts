import { expect, test } from 'vitest';
import { stem } from './stem';

test.each([
  ['killed kills killing kill', 'kill'],
  ['pods pod', 'pod'],
  ['policies policy', 'policy'],
  ['verified verify verifies', 'verify'],
  ['mapped mapping maps map', 'map'],
  ['running runs run', 'run'],
  ['scanned scanning scans scan', 'scan'],
  ['resolved resolves resolving resolve', 'resolv'],
  ['installation installing installed install', 'install'],
  ['connection connections connect connected connecting', 'connect'],
  ['processes process processing', 'process'],
  ['queries query queried', 'query'],
])('%s have the stem %s', (words, expected) => {
  for (const word of words.split(' ')) expect(stem(word)).toBe(expected);
});

test.each(['ss', 'api', 'dns', 'tls', 'k8s', 'string', 'bpf', 'bus', 'status', 'latency', 'this', 'µs', 'Ärger'])(
  '%s stays as it is',
  (word) => {
    expect(stem(word)).toBe(word);
  },
);
