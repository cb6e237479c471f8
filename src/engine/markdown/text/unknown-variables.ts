import { nearest } from '../../../shared/nearest';
import { report, type TreeSource } from '../tree/source';

/** A variable, or what looks like one without its last sign. */
const VARIABLE = /%([A-Z][A-Z0-9_]*)(%?)/g;

/**
 * Reports variables that look like one of the site's but are unknown, and those whose last sign is missing. Others are
 * left alone: `%PATH%` is a variable of Windows and `%E2%` a part of an address.
 */
export function reportUnknownVariables(body: string, names: ReadonlySet<string>, source: TreeSource): void {
  const familyOf = (name: string): string => /^[A-Z0-9]+_/.exec(name)?.[0] ?? name;
  const families = new Set([...names].map(familyOf));
  body.split('\n').forEach((text, index) => {
    for (const { 0: written, 1: name = '', 2: end, index: at } of text.matchAll(VARIABLE)) {
      const isOpen = end === '' && names.has(name);
      const near = nearest(name, names);
      const isUnknown = end !== '' && !names.has(name) && (near !== undefined || families.has(familyOf(name)));
      if (!isOpen && !isUnknown) continue;
      const known = [...names].map((one) => `%${one}%`).join(', ');
      report(
        source,
        { line: index + 1, column: at + 1 },
        {
          rule: 'markdown/unknown-variable',
          message: isOpen ? `The variable "${written}" has no % at its end.` : `There is no variable "${written}".`,
          hint:
            near === undefined ? `Variables: ${known}.` : isOpen ? `Write "%${name}%".` : `Did you mean "%${near}%"?`,
        },
      );
    }
  });
}
