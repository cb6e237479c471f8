import { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import type {
  Code,
  Heading,
  Html,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  ListItem,
  Parents,
  Table,
} from 'mdast';
import { defaultHandlers, type Handler, type Handlers, type State } from 'mdast-util-to-hast';
import { nearest } from '../../shared/nearest';
import { renderAdmonition, renderComponent } from './block-components';
import { renderCodeBlock, textToHtml } from './code/code-block';
import { isTerminal } from '../../shared/commands/terminal';
import { isKnownLanguage, knownLanguages } from './code/tokens';
import { drawDiagram } from './diagrams';
import { escapeAttribute, escapeText } from '../model/html-text';
import type { Admonition, Component } from './nodes';
import { placeOf } from './parse';
import { cleanHtml, htmlToText } from './raw-html';
import { textOf } from './text/sections';
import { html, imageSlot, linkSlot, raw, type RenderState } from './render-state';

const CUSTOM_ID = /\s*\\?\{#([\w.:-]+)\\?\}\s*$/;

/** Handlers of the node kinds that this site renders its own way. */
export function handlers(state: RenderState): Handlers {
  return {
    heading: (toHast: State, node: Heading) => renderHeading(state, toHast, node),
    code: (_: State, node: Code) => renderCode(state, node),
    inlineCode: (_: State, node: InlineCode) => raw(`<code>${textToHtml(node.value, state)}</code>`),
    link: (toHast: State, node: Link) => renderLink(state, toHast, node),
    linkReference: (toHast: State, node: LinkReference, parent) => {
      const definition = toHast.definitionById.get(node.identifier.toUpperCase());
      if (!definition) return defaultHandlers.linkReference(toHast, node);
      const link: Link = {
        type: 'link',
        url: definition.url,
        title: definition.title ?? null,
        children: node.children,
        ...(node.position && { position: node.position }),
      };
      return parent ? renderLink(state, toHast, link) : [];
    },
    image: (_: State, node: Image) =>
      raw(`<img ${imageSlot(state, node.url, node.alt ?? '', node.title ?? null, placeOf(node))}>`),
    imageReference: (toHast: State, node: ImageReference) => {
      const definition = toHast.definitionById.get(node.identifier.toUpperCase());
      if (!definition) return defaultHandlers.imageReference(toHast, node);
      return raw(`<img ${imageSlot(state, definition.url, node.alt ?? '', definition.title ?? null, placeOf(node))}>`);
    },
    html: (_: State, node: Html) => renderRawHtml(state, node),
    listItem: (toHast: State, node: ListItem, parent) => renderListItem(toHast, node, parent),
    table: (toHast: State, node: Table) => renderTable(toHast, node),
    component: (toHast: State, node: Component) => renderComponent(state, toHast, node),
    admonition: (toHast: State, node: Admonition) => renderAdmonition(toHast, node),
  } as Record<string, Handler>;
}

function renderHeading(state: RenderState, toHast: State, node: Heading): ElementContent[] {
  const last = node.children.at(-1);
  let custom: string | null = null;
  if (last?.type === 'text') {
    custom = CUSTOM_ID.exec(last.value)?.[1] ?? null;
    if (custom !== null) last.value = last.value.replace(CUSTOM_ID, '');
  }
  // The page's header shows the title, which was read from here where the front matter has none.
  if (node.depth === 1) return [];
  const inner = toHast.all(node) as ElementContent[];
  state.belowFold = true;
  const text = textOf(node).trim();
  reportHeading(state, node, text, custom);
  // A heading of signs alone leaves nothing for an id.
  const id =
    custom === null ? state.slugger.slug(slug(text) === '' ? 'section' : text) : state.slugger.slug(custom, true);
  node.data = { ...node.data, hProperties: { id } };
  state.ids.push(id);
  const innerHtml = html(inner).trim();
  if (node.depth >= state.toc.min && node.depth <= state.toc.max) {
    state.tocEntries.push({
      id,
      html: innerHtml.replace(/<\/?(?:a|img|var|sup)\b[^>]*>/g, ''),
      text,
      level: node.depth,
    });
  }
  const label = escapeAttribute(`Direct link to ${htmlToText(innerHtml)}`);
  return [
    raw(
      `<h${node.depth} id="${id}">${innerHtml}<a class="heading-anchor" href="#${id}" aria-label="${label}"></a></h${node.depth}>`,
    ),
  ];
}

function reportHeading(state: RenderState, node: Heading, text: string, custom: string | null): void {
  const place = { file: state.file, ...placeOf(node), severity: 'warning' as const };
  if (text === '')
    state.problems.push({
      ...place,
      rule: 'markdown/empty-heading',
      message: 'The heading has no text.',
      hint: 'Write its text, or remove it.',
    });
  if (custom !== null && state.ids.includes(custom))
    state.problems.push({
      ...place,
      rule: 'markdown/duplicate-id',
      message: `There are two headings with the id "${custom}".`,
      hint: 'Give one of them another id.',
    });
}

function renderCode(state: RenderState, node: Code): ElementContent {
  const place = { file: state.file, ...placeOf(node) };
  const language = node.lang ?? '';
  if (language === 'mermaid') return renderDiagram(state, node);
  if (!isKnownLanguage(language) && !isTerminal(language)) {
    const near = nearest(language, knownLanguages());
    state.problems.push({
      ...place,
      rule: 'markdown/unknown-language',
      severity: 'warning',
      message: `There is no grammar for the language "${language}"; the block is shown as plain text.`,
      hint: near ? `Did you mean "${near}"?` : 'Write "text" for plain text.',
    });
  }
  return raw(renderCodeBlock(node.value, language, node.meta ?? '', state));
}

function renderDiagram(state: RenderState, node: Code): ElementContent {
  state.hasDiagram = true;
  const drawn = drawDiagram(node.value);
  if (drawn.kind === 'drawn')
    return { type: 'element', tagName: 'figure', properties: { className: ['diagram'] }, children: [drawn.svg] };
  const { line, message, hint } = drawn.problem;
  const place = placeOf(node);
  state.problems.push({
    file: state.file,
    line: place.line + line,
    column: place.column,
    rule: 'markdown/diagram',
    severity: 'error',
    message,
    hint,
  });
  return raw(`<pre><code>${escapeText(node.value)}</code></pre>`);
}

function renderLink(state: RenderState, toHast: State, node: Link): ElementContent {
  const title = node.title ? ` title="${escapeAttribute(node.title)}"` : '';
  return raw(
    `<a href="${linkSlot(state, node.url, placeOf(node))}"${title}>${html(toHast.all(node) as ElementContent[])}</a>`,
  );
}

function renderRawHtml(state: RenderState, node: Html): ElementContent | ElementContent[] {
  if (/^<!--\s*truncate\s*-->$/.test(node.value.trim())) return { type: 'comment', value: 'truncate' };
  const place = placeOf(node);
  const cleaned = cleanHtml(
    node.value,
    { file: state.file, ...place },
    {
      link: (target) => linkSlot(state, target, place),
      image: (source, alt, title) => imageSlot(state, source, alt, title, place),
      id: (id) => void state.ids.push(id),
    },
    state.problems,
  );
  return cleaned.trim() === '' ? [] : raw(cleaned);
}

/** The box of a task has the task as its name. */
function renderListItem(toHast: State, node: ListItem, parent: Parents | undefined): Element {
  const item = defaultHandlers.listItem(toHast, node, parent);
  if (typeof node.checked !== 'boolean') return item;
  visitElements(item, (element) => {
    if (element.tagName === 'input') element.properties['ariaLabel'] = textOf(node).trim();
  });
  return item;
}

/** Calls back for an element and every element in it. */
function visitElements(element: Element, visit: (element: Element) => void): void {
  visit(element);
  for (const child of element.children) if (child.type === 'element') visitElements(child, visit);
}

function renderTable(toHast: State, node: Table): Element {
  const table = defaultHandlers.table(toHast, node);
  visitElements(table, (element) => {
    // A header cell without text names nothing to a screen reader; it is an empty cell.
    if (element.tagName !== 'th') return;
    if (element.children.length === 0) element.tagName = 'td';
    else element.properties['scope'] = 'col';
  });
  return { type: 'element', tagName: 'div', properties: { className: ['table-scroll'] }, children: [table] };
}
