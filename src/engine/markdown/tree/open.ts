import type { RootContent } from 'mdast';
import type { Admonition, Component, HtmlElement } from '../nodes';
import { isComponent } from './components';
import { DEEPEST } from './depth';
import { endIsOptional, isBlock } from './elements';
import type { TagPiece } from './pieces';
import { report, type Place, type TreeSource } from './source';

/** A tag or a line of an admonition that waits for its end. `node` is `null` for what is not shown. */
export type Open = { place: Place } & (
  | { kind: 'tag'; name: string; written: string; node: Component | HtmlElement | null }
  | { kind: 'admonition'; written: string; colons: number; node: Admonition }
);

/** The list that a tag stands in. */
export interface TagList {
  stack: Open[];
  append: (...nodes: RootContent[]) => void;
  /** Tags of the list that have their counterpart in it. */
  paired: ReadonlySet<TagPiece>;
  isInline: boolean;
}

/** Whether a tag of a name is open. */
export const isOpen = (name: string, stack: readonly Open[]): boolean =>
  stack.some((open) => open.kind === 'tag' && open.name === name);

/** Reports what is never closed. Several of one name in each other are one mistake. */
export function reportOpen(source: TreeSource, open: readonly Open[]): void {
  const byName = new Map<string, Open[]>();
  for (const one of open) {
    const name = one.kind === 'tag' ? one.name : `:::${one.written}`;
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  for (const [first, ...others] of byName.values()) {
    if (!first) continue;
    const more =
      others.length === 0 ? '' : `, nor ${others.length === 1 ? 'is one' : `are ${others.length}`} more in it`;
    if (first.kind === 'tag') reportTag(source, first, more);
    else reportAdmonition(source, first, more);
  }
}

function reportTag(source: TreeSource, open: Extract<Open, { kind: 'tag' }>, more: string): void {
  const { name, written, node, place } = open;
  if (node === null || endIsOptional(name)) return;
  const where = isBlock(name) || isComponent(name) ? 'on a line of its own, ' : '';
  report(source, place, {
    rule: 'markdown/unclosed-tag',
    message: `<${written}> is never closed${more}.`,
    hint: `Add </${written}> ${where}in the same list or quote.`,
  });
}

function reportAdmonition(source: TreeSource, open: Extract<Open, { kind: 'admonition' }>, more: string): void {
  report(source, open.place, {
    rule: 'markdown/unclosed-admonition',
    severity: 'warning',
    message: `The ":::${open.written}" is never closed${more}, so it holds all that follows.`,
    hint: `Write ${':'.repeat(open.colons)} on a line of its own behind it, in the same list or quote.`,
  });
}

/** Reports tags and admonitions that are too deep in each other. */
export function reportDepth(source: TreeSource, place: Place): void {
  report(source, place, {
    rule: 'markdown/too-deep',
    message: `Tags and admonitions are more than ${DEEPEST} levels deep.`,
    hint: 'Close some of them before.',
  });
}
