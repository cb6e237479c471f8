import { decodeHTMLStrict } from 'entities';
import type { Nodes } from 'mdast';
import { hiddenCharacters } from '../../model/hidden-characters';
import { placesInText } from '../../model/place';
import { report, type TreeSource } from '../tree/source';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/**
 * Reports character references that stand for hidden characters, `&#x202E;`. In code they are text. Characters that are
 * hidden in the file itself were reported when it was read.
 */
export function reportHiddenReferences(nodes: readonly Nodes[], body: string, source: TreeSource): void {
  const code = nodes.flatMap(({ type, position }) =>
    (type === 'code' || type === 'inlineCode') && position ? [position] : [],
  );
  const places = placesInText(body);
  for (const { 0: reference, index } of body.matchAll(REFERENCE)) {
    const [hidden] = hiddenCharacters(decodeHTMLStrict(reference));
    const { line, column } = places(index);
    const isIn = ({ start, end }: (typeof code)[number]): boolean =>
      (line > start.line || (line === start.line && column >= start.column)) &&
      (line < end.line || (line === end.line && column < end.column));
    if (hidden === undefined || code.some(isIn)) continue;
    report(
      source,
      { line, column },
      {
        rule: 'markdown/hidden-character',
        message: `"${reference}" stands for the hidden character ${hidden.name}.`,
        hint: 'Remove it; to show the reference itself, write it as code.',
      },
    );
  }
}
