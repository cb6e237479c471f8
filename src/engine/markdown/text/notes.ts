import type { Nodes } from 'mdast';
import { placeOf } from './nodes';
import { report, type TreeSource } from '../tree/source';

/** Reports notes that no page shows: those that nothing names, and the second of two with one name. */
export function reportLostNotes(nodes: readonly Nodes[], source: TreeSource): void {
  const named = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])));
  const given = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'footnoteDefinition') continue;
    const mark = `[^${node.label ?? node.identifier}]`;
    const isSecond = given.has(node.identifier);
    given.add(node.identifier);
    if (named.has(node.identifier) && !isSecond) continue;
    report(source, placeOf(node), {
      rule: 'markdown/lost-note',
      severity: 'warning',
      message: isSecond
        ? `There are two notes "${mark}": the first one is shown.`
        : `Nothing names the note "${mark}", so it is not shown.`,
      hint: isSecond ? 'Give one of them another name.' : `Write ${mark} where it belongs, or remove the note.`,
    });
  }
}
