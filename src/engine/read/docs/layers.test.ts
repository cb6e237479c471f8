import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { temporaryFolder } from '../../model/test-folder';
import { readCategory, type Category } from './layers';

const { at, write } = temporaryFolder();

function read(text: string, problems: Diagnostic[] = []): Category {
  write('_category_.yaml', text);
  return readCategory(at(), '_category_.yaml', problems);
}

test('a misspelt field is an error, and the other fields are read', () => {
  const problems: Diagnostic[] = [];
  expect(read('label: A\nlink:\n  type: generated-index\n  titel: B\n', problems)).toMatchObject({
    label: 'A',
    link: { type: 'generated-index' },
  });
  expect(problems).toMatchObject([
    { line: 4, column: 3, severity: 'error', rule: 'yaml/schema', hint: 'Did you mean "title"?' },
  ]);
});
