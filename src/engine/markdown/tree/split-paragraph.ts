import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { placeOf } from '../parse';
import { isBlockComponent, isComponent } from './components';
import { isBlock } from './elements';
import type { NestContext } from './nest-context';
import { report } from './source';

/** A paragraph with tags of blocks in it ends at each of them, as it does in a browser and in MDX. */
export function splitParagraph(paragraph: Paragraph, context: NestContext): RootContent[] {
  const { children } = paragraph;
  const first = children.findIndex((child) => isBlockTag(child, context));
  if (first < 0) return [paragraph];
  reportInline(context, children.slice(0, first), children[first]);
  const out: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = (): void => {
    const kept = trimmed(run);
    if (kept.length > 0)
      out.push({ ...paragraph, children: kept, ...(kept[0]?.position && { position: kept[0].position }) });
    run = [];
  };
  for (const child of children) {
    if (isBlockTag(child, context)) {
      flush();
      out.push(child);
    } else run.push(child);
  }
  flush();
  return out;
}

function isBlockTag(node: PhrasingContent, context: NestContext): boolean {
  const name = tagName(node);
  if (name === null) return false;
  const binding = context.bindings.get(name);
  if (binding?.kind === 'partial') return true;
  return isBlockComponent(binding?.kind === 'component' ? binding.name : name) || isBlock(name.toLowerCase());
}

/** A component behind words of its line is most likely a mistake: the sentence would be torn apart. */
function reportInline(
  context: NestContext,
  before: readonly PhrasingContent[],
  node: PhrasingContent | undefined,
): void {
  const name = node ? tagName(node) : null;
  if (!node || name === null || !isComponent(name)) return;
  if (before.every((child) => (child.type === 'text' ? child.value.trim() === '' : tagName(child) !== null))) return;
  const last = before.at(-1);
  if (last?.type === 'break' || (last?.type === 'text' && /\n[ \t]*$/.test(last.value))) return;
  report(context.source, placeOf(node), {
    rule: 'markdown/inline-component',
    message: `<${name}> stands in the middle of a line.`,
    hint: 'Put the tag alone on its own line.',
  });
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
