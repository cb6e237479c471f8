import { expect, test } from 'vitest';
import { compile } from '../test-compile';

test('the code of a page names what stands in it, each word and functions without their parameters', async () => {
  const text = [
    'Use `x --a=1` or `f(a, b)`, not plain --c. `…`',
    '',
    '```bash',
    'ig run trace_exec:%IG_TAG% --paths,--fields=pid',
    '```',
    '',
    '```mermaid',
    'flowchart LR',
    '  Drawn --> Too',
    '```',
  ].join('\n');
  const { codeNames } = await compile(text);
  const named = ['x --a=1', 'x', '--a', '1', 'f', 'ig', 'run', '--paths', '--fields', 'pid'];
  expect(codeNames).toEqual(expect.arrayContaining(named));
  for (const other of ['--c', '…', 'Drawn', 'Drawn --> Too', 'f(a, b)']) expect(codeNames).not.toContain(other);
});
