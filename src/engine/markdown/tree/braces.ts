import type { RootContent, Text } from 'mdast';
import type { Braces, Component } from '../nodes';
import { placeOf } from '../parse';
import { readPlainValue, type PlainValue } from '../syntax/plain-value';
import { textOf } from '../text/node-text';
import { reportRefusal, rootName } from './modules';
import type { NestContext } from './nest-context';
import { report } from './source';

const COMMENT = /^\{\s*(?:\/\*[\s\S]*?\*\/\s*)*\}$/;

/**
 * What stands in the place of `{…}`: nothing for a comment, the mark of the excerpt's end for `{/* truncate *\/}`,
 * the text of a plain string or number, or of a name that stands for one. Any other expression would be code and is an
 * error.
 */
export function expandBraces(node: Braces, context: NestContext): RootContent[] {
  if (/^\{\s*\/\*\s*truncate\s*\*\/\s*\}$/.test(node.value)) return [{ type: 'truncate', value: '' }];
  if (COMMENT.test(node.value)) return [];
  const source = node.value.slice(1, -1).trim();
  const root = context.bindings.get(rootName(source));
  if (root?.kind === 'refused') {
    reportRefusal(context.source, root.problem);
    return [];
  }
  const text = shownText(readPlainValue(source, context.valueOf(placeOf(node))));
  if (text === '') return [];
  if (text !== null) return [{ type: 'text', value: text, ...(node.position && { position: node.position }) }];
  report(context.source, placeOf(node), {
    rule: 'markdown/expression',
    message: 'An expression in braces is not run.',
    hint: 'Write the value itself, or \\{ for a literal brace.',
  });
  return [];
}

/** What a value shows, as React shows it: lists one entry after the other; `null` for objects and code. */
function shownText(value: PlainValue | undefined): string | null {
  if (value === undefined) return null;
  if (value === null || typeof value === 'boolean') return '';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return null;
  const texts = value.map(shownText);
  return texts.includes(null) ? null : texts.join('');
}

/** Braces are text where code is written, but alone in a component of code they hold the name of a text. */
export function putTextInCode(component: Component, context: NestContext): void {
  const [only, ...others] = component.children;
  if (only === undefined || others.length > 0) return;
  const name = /^\s*\{\s*([\w$]+)\s*\}\s*$/.exec(textOf(only))?.[1] ?? '';
  const value = name === '' ? undefined : context.valueOf(placeOf(component))([name]);
  if (typeof value !== 'string') return;
  const text: Text = { type: 'text', value, ...(only.position && { position: only.position }) };
  (component.children as RootContent[]) = [text];
}
