import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { isParent } from '../parse';
import { isBlockComponent } from './components';
import { isBlock, isDrawn, isElement } from './elements';
import type { NestContext } from './nest-context';

/**
 * A paragraph with tags of blocks in it ends at each of them, as it does in a browser and in MDX; what is around them,
 * bold type for example, ends with it and goes on behind them. A file that is put in among words may be words itself:
 * `endAtBlocks` ends the paragraph where it is not.
 */
export function splitParagraph(paragraph: Paragraph, context: NestContext): RootContent[] {
  const children = splitRuns(paragraph.children, context);
  const blocks = new Set(children.filter((_, index) => isBlockTag(children, index, context)));
  const apart = new Set([...blocks, ...unknownAround(blocks, children, context)]);
  const isTag = (node: PhrasingContent): boolean => apart.has(node);
  return children.some(isTag) ? runsBetween(paragraph, children, isTag) : [paragraph];
}

/** The same for a paragraph whose tags are settled: blocks among its words stand between paragraphs. */
export function endAtBlocks(paragraph: Paragraph): RootContent[] {
  return paragraph.children.some(isBlockNode) ? runsBetween(paragraph, paragraph.children, isBlockNode) : [paragraph];
}

/** A heading, and behind it the components among its words that need lines of their own. */
export function endHeading(heading: Heading): RootContent[] {
  const isApart = (node: RootContent): boolean => node.type === 'component' && isBlockComponent(node.name);
  const apart = heading.children.filter(isApart);
  if (apart.length > 0) heading.children = trimmed(heading.children.filter((node) => !isApart(node)));
  return [heading, ...apart];
}

const isBlockNode = (node: RootContent): boolean =>
  FLOW.has(node.type) ||
  (node.type === 'component' && isBlockComponent(node.name)) ||
  (node.type === 'element' && isBlock(node.name));

/** Nodes that a file which is put in may hold and a paragraph may not. */
const FLOW = new Set<string>('paragraph heading list blockquote code table thematicBreak admonition math'.split(' '));

/** The blocks of a paragraph as they are, and what runs between them in paragraphs. */
function runsBetween(
  paragraph: Paragraph,
  children: readonly PhrasingContent[],
  isBlockAt: (node: PhrasingContent, index: number) => boolean,
): RootContent[] {
  const out: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = (): void => {
    const kept = trimmed(run);
    if (kept.length > 0)
      out.push({ ...paragraph, children: kept, ...(kept[0]?.position && { position: kept[0].position }) });
    run = [];
  };
  for (const [index, child] of children.entries()) {
    if (isBlockAt(child, index)) {
      flush();
      out.push(child);
    } else run.push(child);
  }
  flush();
  return out;
}

/** Running text in which bold type, links and the like end before tags of blocks and begin again behind them. */
function splitRuns(nodes: readonly PhrasingContent[], context: NestContext): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (!isParent(node)) return [node];
    const inner = splitRuns(node.children as PhrasingContent[], context);
    const out: PhrasingContent[] = [];
    let run: PhrasingContent[] = [];
    const flush = (): void => {
      const kept = trimmed(run);
      if (kept.length > 0) out.push({ ...node, children: kept } as PhrasingContent);
      run = [];
    };
    for (const [index, child] of inner.entries()) {
      if (isBlockTag(inner, index, context)) {
        flush();
        out.push(child);
      } else run.push(child);
    }
    flush();
    return out.length > 1 ? out : [node];
  });
}

/** Tags that pages may not hold, around tags of blocks: in another paragraph each would miss its counterpart. */
function unknownAround(
  blocks: ReadonlySet<PhrasingContent>,
  nodes: readonly PhrasingContent[],
  context: NestContext,
): PhrasingContent[] {
  const open: { name: string; node: PhrasingContent; holdsBlocks: boolean }[] = [];
  return nodes.flatMap((node) => {
    if (blocks.has(node)) for (const one of open) one.holdsBlocks = true;
    const name = tagName(node);
    if (name === null || !isUnknown(name, context) || !('value' in node)) return [];
    if (!node.value.startsWith('</')) {
      if (!node.value.endsWith('/>')) open.push({ name, node, holdsBlocks: false });
      return [];
    }
    const at = open.findLastIndex((one) => one.name === name);
    const [closed] = at < 0 ? [] : open.splice(at);
    return closed?.holdsBlocks ? [closed.node, node] : [];
  });
}

const isUnknown = (name: string, { bindings }: NestContext): boolean =>
  /^[a-z]/.test(name) && !isElement(name) && !isDrawn(name) && !bindings.has(name);

function isBlockTag(siblings: readonly PhrasingContent[], index: number, context: NestContext): boolean {
  const node = siblings[index];
  const name = node ? tagName(node) : null;
  if (name === null) return false;
  const binding = context.bindings.get(name);
  if (binding?.kind === 'partial') return !isAmongWords(siblings, index);
  return isBlockComponent(binding?.kind === 'component' ? binding.name : name) || isBlock(name.toLowerCase());
}

/** Whether words stand before or behind a node in its line. */
function isAmongWords(siblings: readonly PhrasingContent[], index: number): boolean {
  const before = siblings.slice(0, index).reverse();
  return isWordNext(before, /\S[^\n]*$/) || isWordNext(siblings.slice(index + 1), /^[^\n]*\S/);
}

function isWordNext(nodes: readonly PhrasingContent[], words: RegExp): boolean {
  for (const node of nodes) {
    if (node.type === 'break') return false;
    if (node.type === 'text' && words.test(node.value)) return true;
    if (node.type === 'text' && node.value.includes('\n')) return false;
    if (node.type !== 'text' && tagName(node) === null) return true;
  }
  return false;
}

/** Name of the tag that a node of running text is; `null` for other nodes. */
function tagName(node: PhrasingContent): string | null {
  if (node.type !== 'tag' && node.type !== 'html') return null;
  return /^<\/?([A-Za-z][\w.:-]*)/.exec(node.value)?.[1] ?? null;
}

/** A run without the space at its ends; empty when nothing else is in it. */
function trimmed(run: readonly PhrasingContent[]): PhrasingContent[] {
  const out = run.map((node) => ({ ...node }));
  const first = out[0];
  if (first?.type === 'text') first.value = first.value.trimStart();
  const last = out.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return out.filter((node) => node.type !== 'text' || node.value !== '');
}
