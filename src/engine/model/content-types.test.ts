import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types';

test.each([
  ['a/b.html', 'text/html; charset=utf-8'],
  ['PHOTO.PNG', 'image/png'],
  ['archive.tar.gz', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => expect(contentTypeOf(file)).toBe(type));
