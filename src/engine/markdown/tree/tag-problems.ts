import { nearest, nearestHint } from '../../../shared/nearest';
import { componentNames, ELEMENTS } from './components';
import type { Attributes } from '../nodes';
import type { HtmlTag } from './html-tokens';
import { report, type Place, type TreeSource } from './source';

/** What Markdown has for elements that are often written. */
const MARKDOWN: ReadonlyMap<string, string> = new Map([
  ['a', '[text](address)'],
  ['b', '**text**'],
  ['blockquote', '> text'],
  ['br', 'two paragraphs, or a list'],
  ['code', '`text`'],
  ['del', '~~text~~'],
  ['details', 'a heading with its text'],
  ['div', 'the text itself, between empty lines'],
  ['em', '*text*'],
  ['hr', '---'],
  ['i', '*text*'],
  ['img', '![what it shows](file.png)'],
  ['li', '- text'],
  ['ol', '1. text'],
  ['p', 'the text itself, between empty lines'],
  ['pre', 'a code block between lines of ```'],
  ['s', '~~text~~'],
  ['strong', '**text**'],
  ['table', 'a table: | a | b |'],
  ['ul', '- text'],
  ...['1', '2', '3', '4', '5', '6'].map((level): [string, string] => [`h${level}`, '## text']),
]);

/** The attributes of a tag without those that it does not take, and those that are code, which are reported. */
export function readAttributes(source: TreeSource, tag: HtmlTag, known: readonly string[], place: Place): Attributes {
  const takes = known.length > 0 ? `Attributes: ${known.join(', ')}.` : 'It has no attributes.';
  const legal = new Map<string, string | true>();
  for (const [attribute, value] of tag.attributes) {
    if (typeof value === 'string' && /^[“”„‟‘’‚‛«»]/.test(value)) {
      report(source, place, {
        rule: 'markdown/curly-quote',
        message: `${attribute}=${value} has typographic quotes, so they are part of the value.`,
        hint: `Write plain ones: ${attribute}="…".`,
      });
      return legal.set(attribute, value);
    }
    if (!known.includes(attribute))
      report(source, place, {
        rule: 'markdown/unknown-attribute',
        message: `<${tag.name}> has no attribute "${attribute}".`,
        hint: nearestHint(attribute, known, takes),
      });
    else if (typeof value === 'string' && value.startsWith('{'))
      report(source, place, {
        rule: 'markdown/expression',
        message: `<${tag.name} ${attribute}=${value}> is an expression, which is never run.`,
        hint: `Write the value itself: ${attribute}="…".`,
      });
    else legal.set(attribute, value);
  }
  return legal;
}

/** Reports a tag that pages may not contain. */
export function reportUnknownTag(source: TreeSource, name: string, place: Place): void {
  const names = [...componentNames(), ...ELEMENTS];
  const markdown = MARKDOWN.get(name);
  const near = names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? nearest(name, names);
  const form =
    markdown !== undefined
      ? `Write ${markdown}.`
      : near
        ? `Did you mean <${near}>?`
        : `Legal tags: ${names.map((known) => `<${known}>`).join(', ')}.`;
  const isComponent = /^[A-Z]/.test(name);
  report(source, place, {
    rule: isComponent ? 'markdown/unknown-tag' : 'markdown/unknown-element',
    message: isComponent ? `There is no component <${name}>.` : `The element <${name}> is not allowed in pages.`,
    hint: `${form} For literal text write \`<${name}>\` as code.`,
  });
}
