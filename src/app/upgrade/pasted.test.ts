import { expect, test } from 'vitest';
import { pastedParts } from './pasted';

test.each([
  ['a command', ['ig run x']],
  ['a manifest', ['apiVersion: 1\nkind: gadget\nparamValues:\n  a: b\n- c\n# d\n\n  e']],
  ['documents', ['kind: a\n---\nkind: b']],
  ['a script with a file', ['cat file', 'kind: a\n  x: y', 'ig run -f file']],
  ['an indented line that belongs to no manifest', ['  ig run x\n# comment\n- item\n\nig list']],
  ['a manifest that begins with a line', ['ig list', '---  \nimage: x', 'ig run']],
  ['a word with a colon that is no key', ['image:tag\nhttp://x.org']],
  ['a key without a value at the end', ['spec:']],
  ['a key with dots and dashes', ['a_b.c: 1', 'a-b: 2']],
  ['nothing', ['']],
])('%s', (_, parts) => expect(pastedParts(parts.join('\n'))).toEqual(parts));
