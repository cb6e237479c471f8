import { expect, test } from 'vitest';
import type { Table } from 'mdast';
import { parseMarkdown } from '../parse';
import { rowNames } from './row-names';

function namesOf(head: string, row: string): string[] {
  const bars = head.replace(/[^|]+/g, '---');
  const { children } = parseMarkdown(`${head}\n${bars}\n${row}\n`, { file: 'x.md', problems: [] });
  return rowNames(children[0] as Table, new Set(['TAG'])).map(({ value }) => value);
}

test.each([
  ['| Name | Meaning |', '| `--paths` | See `--other`. |', ['--paths']],
  ['| Name | Meaning |', '| `--paths`, `-p` | x |', ['--paths', '-p']],
  ['| Name | Meaning |', '| The `--paths` | x |', []],
  ['| Name | Flag | Meaning |', '| `paths` | `--paths` | `--other` |', ['paths', '--paths']],
  ['| Name | FLAGS | Meaning |', '| `paths` | `--paths` | x |', ['paths', '--paths']],
  ['| Name |  alias  | Meaning |', '| `paths` | `-p` or `p` | x |', ['paths', '-p', 'p']],
  ['| Name | Aliases | Meaning |', '| `paths` | `-p` | x |', ['paths', '-p']],
  ['| Name | Default | Meaning |', '| `paths` | `true` | x |', ['paths']],
  ['| Name | Meaning |', '| `image:%TAG%` | x |', []],
  ['| Name | Meaning |', '| `image:%OTHER%` | x |', ['image:%OTHER%']],
])('below %s the row %s defines %j', (head, row, names) => expect(namesOf(head, row)).toEqual(names));
