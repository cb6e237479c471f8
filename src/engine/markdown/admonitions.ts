import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { nearest } from '../../shared/nearest';
import { ADMONITIONS, type Admonition, type AdmonitionKind, type AdmonitionOpen } from './nodes';
import { isParent, placeOf } from './parse';
import { report, type TreeSource } from './tree/source';

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Names of kinds, those that other tools use for ours among them. */
const KINDS: ReadonlyMap<string, AdmonitionKind> = new Map([
  ...ADMONITIONS.map((kind) => [kind, kind] as const),
  ['important', 'info'],
  ['success', 'tip'],
  ['secondary', 'note'],
  ['error', 'danger'],
]);

/** The kind that a name means; `undefined` for an unknown one. */
export const admonitionKind = (name: string): AdmonitionKind | undefined => KINDS.get(name.toLowerCase());

/** Reports a kind that there is not. */
export function reportKind(source: TreeSource, line: AdmonitionOpen): void {
  const near = nearest(line.name, ADMONITIONS);
  report(source, placeOf(line), {
    rule: 'markdown/unknown-admonition',
    message: `There is no admonition ":::${line.name}".`,
    hint: near ? `Did you mean ":::${near}"?` : `Kinds: ${ADMONITIONS.join(', ')}.`,
  });
}

/** Turns GitHub alerts (`> [!NOTE]`) into admonitions, at any depth. */
export function alertsToAdmonitions(nodes: readonly RootContent[]): RootContent[] {
  return nodes.map((node) => {
    if (isParent(node)) node.children = alertsToAdmonitions(node.children as RootContent[]) as typeof node.children;
    return node.type === 'blockquote' ? (fromAlert(node) ?? node) : node;
  });
}

function fromAlert(node: Blockquote): Admonition | null {
  const first = node.children[0];
  if (first?.type !== 'paragraph') return null;
  const text = first.children[0];
  const match = text?.type === 'text' ? ALERT.exec(text.value) : null;
  if (text?.type !== 'text' || !match) return null;
  const kind = admonitionKind(match[1] ?? '') ?? 'note';
  const rest: PhrasingContent[] = [{ ...text, value: text.value.slice(match[0].length) }, ...first.children.slice(1)];
  const isEmpty = rest.length === 1 && rest[0]?.type === 'text' && rest[0].value.trim() === '';
  const lead: Paragraph[] = isEmpty ? [] : [{ ...first, children: rest }];
  return {
    type: 'admonition',
    kind,
    title: null,
    children: [...lead, ...node.children.slice(1)],
    ...(node.position && { position: node.position }),
  };
}
