import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { nearest } from '../../shared/nearest';
import { ADMONITIONS } from '../../shared/constants';
import type { Admonition, AdmonitionKind, AdmonitionOpen, AdmonitionWord, Component, OwnKinds } from './nodes';
import { isParent, placeOf } from './parse';
import { attributeAsText } from './tree/attributes';
import { report, type Place, type TreeSource } from './tree/source';

/** Kinds that a site has of its own, by name: the one each looks like, and the title of those without one. */
export type OwnAdmonitions = Readonly<Record<string, { like: AdmonitionKind; title?: string | undefined }>>;

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** The kind that each word stands for, those that other tools use for ours among them. */
const KINDS: Readonly<Record<AdmonitionWord, AdmonitionKind>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  important: 'info',
  success: 'tip',
  secondary: 'note',
  error: 'danger',
};

const isWord = (name: string): name is AdmonitionWord => Object.hasOwn(KINDS, name);

/** The kind that a name means; `undefined` for an unknown one. Kinds of a site's own are settled in the tree. */
export function admonitionKind(name: string): AdmonitionKind | undefined {
  const word = name.toLowerCase();
  return isWord(word) ? KINDS[word] : undefined;
}

/** The word that names a remark of a kind by the name it was given. */
export function admonitionWord(name: string): AdmonitionWord {
  const word = name.toLowerCase();
  return isWord(word) ? word : 'note';
}

/** Kinds of a site's own by name. One without a title has its name as the title. */
export const ownKinds = (own: OwnAdmonitions): OwnKinds =>
  new Map(
    Object.entries(own).map(([name, { like, title }]) => [name.toLowerCase(), { kind: like, title: title ?? name }]),
  );

/**
 * What an admonition is shown as: its kind, and its title where the page gives none. Reports a name that there is not.
 */
export function settleAdmonition(
  source: TreeSource,
  line: AdmonitionOpen,
): Pick<Admonition, 'kind' | 'word' | 'title'> {
  const own = source.admonitions.get(line.name.toLowerCase());
  if (own) return { kind: own.kind, word: own.kind, title: [{ type: 'text', value: own.title }] };
  const kind = admonitionKind(line.name);
  if (kind !== undefined) return { kind, word: admonitionWord(line.name), title: null };
  const message = `There is no admonition ":::${line.name}", so it is shown as a note.`;
  reportKind(source, placeOf(line), line.name, message, (name) => `":::${name}"`);
  return { kind: 'note', word: 'note', title: [{ type: 'text', value: line.name }] };
}

/** The same for `<Admonition type="…">`: afterwards its type is a kind of ours. */
export function settleComponent(source: TreeSource, component: Component): void {
  const name = attributeAsText(component.attributes, 'type');
  if (name === null) return;
  const own = source.admonitions.get(name.toLowerCase());
  const isKnown = own !== undefined || admonitionKind(name) !== undefined;
  if (!isKnown) {
    const message = `<Admonition> has no type "${name}", so it is shown as a note.`;
    reportKind(source, placeOf(component), name, message, (known) => `type="${known}"`);
  }
  if (isKnown && !own) return;
  component.attributes = new Map([
    ['title', { kind: 'text', text: own?.title ?? name }],
    ...component.attributes,
    ['type', { kind: 'text', text: own?.kind ?? 'note' }],
  ]);
}

function reportKind(
  source: TreeSource,
  place: Place,
  name: string,
  message: string,
  written: (name: string) => string,
): void {
  const known = [...ADMONITIONS, ...source.admonitions.keys()];
  const near = nearest(name, known);
  report(source, place, {
    rule: 'markdown/unknown-admonition',
    severity: 'warning',
    message,
    hint: near
      ? `Did you mean ${written(near)}?`
      : `Kinds: ${known.join(', ')}; others are declared in "admonitions" of site.config.ts.`,
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
  const [, name = ''] = match;
  const rest: PhrasingContent[] = [{ ...text, value: text.value.slice(match[0].length) }, ...first.children.slice(1)];
  const isEmpty = rest.length === 1 && rest[0]?.type === 'text' && rest[0].value.trim() === '';
  const lead: Paragraph[] = isEmpty ? [] : [{ ...first, children: rest }];
  return {
    type: 'admonition',
    kind: admonitionKind(name) ?? 'note',
    word: admonitionWord(name),
    title: null,
    children: [...lead, ...node.children.slice(1)],
    ...(node.position && { position: node.position }),
  };
}
