import { nearest } from '../../../shared/nearest';
import type { Diagnostic } from '../../model/diagnostic';

const VARIABLE = /%([A-Z][A-Z0-9_]*)%/g;
const UNCLOSED = /%([A-Z][A-Z0-9_]*)(?![A-Z0-9_%])/g;

/**
 * Variables that look like one of the site's but are unknown. Others are left alone: `%PATH%` is a variable of Windows
 * and `%E2%` a part of an address.
 */
export function unknownVariables(source: string, file: string, names: ReadonlySet<string>): Diagnostic[] {
  const families = new Set([...names].flatMap((name) => /^[A-Z0-9]+_/.exec(name)?.[0] ?? []));
  const lines = source.split('\n').map((line, index) => ({ line, index }));
  const some = lines.filter(({ line }) => line.includes('%'));
  return some.flatMap(({ line, index }) => [
    ...unclosedVariables(line, index + 1, file, names),
    ...[...line.matchAll(VARIABLE)].flatMap((match): Diagnostic[] => {
      const [written, name = ''] = match;
      if (names.has(name)) return [];
      const near = nearest(name, names);
      const isRelated = families.has(/^[A-Z0-9]+_/.exec(name)?.[0] ?? '');
      if (near === undefined && !isRelated) return [];
      const known = [...names].map((one) => `%${one}%`).join(', ');
      return [
        {
          file,
          line: index + 1,
          column: match.index + 1,
          rule: 'markdown/unknown-variable',
          severity: 'error',
          message: `There is no variable "${written}".`,
          hint: near === undefined ? `Variables: ${known}.` : `Did you mean "%${near}%"?`,
        },
      ];
    }),
  ]);
}

/** Variables of the site whose last sign is missing. */
function unclosedVariables(line: string, number: number, file: string, names: ReadonlySet<string>): Diagnostic[] {
  const rest = line.replace(VARIABLE, (written) => ' '.repeat(written.length));
  return [...rest.matchAll(UNCLOSED)].flatMap(({ 1: name = '', index }): Diagnostic[] =>
    names.has(name)
      ? [
          {
            file,
            line: number,
            column: index + 1,
            rule: 'markdown/unknown-variable',
            severity: 'error',
            message: `The variable "%${name}" has no % at its end.`,
            hint: `Write "%${name}%".`,
          },
        ]
      : [],
  );
}
