import type { Blockquote, Paragraph, Parents, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { nearest } from '../../shared/nearest';
import type { Diagnostic } from '../model/diagnostic';
import { ADMONITIONS, type Admonition, type AdmonitionKind } from './nodes';
import { isParent, placeOf } from './parse';

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;
const ALERT_KIND: Record<string, AdmonitionKind> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'caution',
};
/** Names that other tools use for a kind of ours. */
const ALIASES: Record<string, AdmonitionKind> = {
  important: 'info',
  success: 'tip',
  secondary: 'note',
  error: 'danger',
};

/** Writes `:::note Title` as `:::note[Title]`, the form the parser knows. Lines stay, columns behind the kind move by one. */
export function bracketTitles(source: string): string {
  return source.replace(/^([ \t>]*:{3,}[ \t]*[a-z]+)[ \t]+([^[\]{}\n]+?)[ \t]*$/gm, '$1[$2]');
}

/** Turns container directives and GitHub alerts into admonitions, at any depth. */
export function transformAdmonitions(tree: Parents, file: string, problems: Diagnostic[]): void {
  tree.children = (tree.children as RootContent[]).map((node) => {
    if (isParent(node)) transformAdmonitions(node as Parents, file, problems);
    if (node.type === 'containerDirective') return fromDirective(node, file, problems);
    if (node.type === 'blockquote') return fromAlert(node) ?? node;
    return node;
  }) as typeof tree.children;
}

function kindOf(name: string): AdmonitionKind | undefined {
  return ADMONITIONS.find((kind) => kind === name) ?? ALIASES[name];
}

function fromDirective(node: ContainerDirective, file: string, problems: Diagnostic[]): Admonition {
  const kind = kindOf(node.name);
  if (!kind) {
    const near = nearest(node.name, ADMONITIONS);
    problems.push({
      file,
      ...placeOf(node),
      rule: 'markdown/unknown-admonition',
      severity: 'error',
      message: `There is no admonition ":::${node.name}".`,
      hint: near ? `Did you mean ":::${near}"?` : `Kinds: ${ADMONITIONS.join(', ')}.`,
    });
  }
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return {
    type: 'admonition',
    kind: kind ?? 'note',
    title: hasLabel ? first.children : null,
    children: (hasLabel ? rest : node.children) as Admonition['children'],
    ...(node.position && { position: node.position }),
  };
}

function fromAlert(node: Blockquote): Admonition | null {
  const first = node.children[0];
  if (first?.type !== 'paragraph') return null;
  const text = first.children[0];
  const match = text?.type === 'text' ? ALERT.exec(text.value) : null;
  if (text?.type !== 'text' || !match) return null;
  const kind = ALERT_KIND[(match[1] ?? '').toLowerCase()] ?? 'note';
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
