import type { Nodes, Parents, RootContent } from 'mdast';
import type { Diagnostic } from '../model/diagnostic';
import type { ComponentTag } from './component-tags';
import type { Component } from './nodes';
import { isParent, parseMarkdown } from './parse';

const MARK = /<!--@(\d+)-->/;

/**
 * Turns the numbered comments that `scanComponentTags` left into `component` nodes that hold what stands between
 * their tags. A tag without its partner is an error that names both.
 */
export function nestComponents(tree: Parents, tags: ComponentTag[], file: string, problems: Diagnostic[]): void {
  const flat = (tree.children as RootContent[]).flatMap((node) => splitHtml(node));
  const root: RootContent[] = [];
  const stack: { tag: ComponentTag; node: Component }[] = [];
  const append = (node: RootContent): void => {
    const parent = stack.at(-1)?.node;
    if (parent) parent.children.push(node as Component['children'][number]);
    else root.push(node);
  };
  for (const node of flat) {
    const number = node.type === 'html' ? MARK.exec(node.value)?.[1] : undefined;
    const tag = number === undefined ? undefined : tags[Number(number)];
    if (!tag) {
      if (isParent(node) && node.type !== 'component') nestComponents(node as Parents, tags, file, problems);
      append(node);
    } else if (tag.kind === 'close') {
      closeTag(tag, stack, file, problems);
    } else {
      const component: Component = {
        type: 'component',
        name: tag.name,
        attributes: tag.attributes,
        children: [],
        position: { start: tag, end: tag },
      };
      append(component);
      if (tag.kind === 'open') stack.push({ tag, node: component });
    }
  }
  for (const { tag } of stack) {
    problems.push({
      file,
      line: tag.line,
      column: tag.column,
      rule: 'markdown/unclosed-tag',
      severity: 'error',
      message: `<${tag.name}> is never closed.`,
      hint: `Add </${tag.name}> on a line of its own, in the same list or quote.`,
    });
  }
  tree.children = root as typeof tree.children;
}

function closeTag(
  tag: ComponentTag,
  stack: { tag: ComponentTag; node: Component }[],
  file: string,
  problems: Diagnostic[],
): void {
  const open = stack.at(-1)?.tag;
  if (open?.name === tag.name) {
    stack.pop();
    return;
  }
  const hint = open
    ? `<${open.name}> of line ${open.line} must be closed first.`
    : `Remove it, or add <${tag.name}> before it.`;
  problems.push({
    file,
    line: tag.line,
    column: tag.column,
    rule: 'markdown/unopened-tag',
    severity: 'error',
    message: `</${tag.name}> closes nothing.`,
    hint,
  });
}

/** An HTML node with marks becomes one node a mark; Markdown that stands between marks on one line is parsed. */
function splitHtml(node: RootContent): RootContent[] {
  if (node.type !== 'html' || !MARK.test(node.value)) return [node];
  return node.value.split(/(<!--@\d+-->)/).flatMap((part): RootContent[] => {
    if (MARK.test(part)) return [{ type: 'html', value: part, ...(node.position && { position: node.position }) }];
    if (part.trim() === '') return [];
    const inner = parseMarkdown(part, false).children;
    for (const child of inner) setPlace(child, node);
    return inner;
  });
}

function setPlace(node: Nodes, from: Nodes): void {
  if (from.position) node.position = from.position;
  if (isParent(node)) for (const child of node.children) setPlace(child, from);
}
