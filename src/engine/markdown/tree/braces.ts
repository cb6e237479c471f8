import type { RootContent } from 'mdast';
import type { Braces } from '../nodes';
import { placeOf } from '../parse';
import { readPlainValue } from '../syntax/plain-value';
import { readAttribute } from './attributes';
import { reportRefusal, rootName } from './modules';
import type { NestContext } from './nest';
import { report } from './source';

const COMMENT = /^\{\s*(?:\/\*[\s\S]*?\*\/\s*)*\}$/;

/**
 * What stands in the place of `{…}`: nothing for a comment, the mark of the excerpt's end for `{/* truncate *\/}`,
 * the text of a plain string or number, and of `{props.name}` in a file that is put in. Any other expression would be
 * code and is an error.
 */
export function expandBraces(node: Braces, context: NestContext): RootContent[] {
  if (/^\{\s*\/\*\s*truncate\s*\*\/\s*\}$/.test(node.value)) return [{ type: 'truncate', value: '' }];
  if (COMMENT.test(node.value)) return [];
  const source = node.value.slice(1, -1).trim();
  const binding = context.bindings.get(source);
  if (binding?.kind === 'text') return [{ type: 'text', value: context.text(binding.specifier, placeOf(node)) }];
  const root = context.bindings.get(rootName(source));
  if (root?.kind === 'refused') {
    reportRefusal(context.source, root.problem);
    return [];
  }
  const prop = /^props\.([\w$]+)$/.exec(source)?.[1];
  const value =
    prop !== undefined && context.props
      ? (readAttribute(context.props, prop, context.bindings) ?? null)
      : readPlainValue(source);
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ type: 'text', value: String(value), ...(node.position && { position: node.position }) }];
  }
  if (value === null || typeof value === 'boolean') return [];
  report(context.source, placeOf(node), {
    rule: 'markdown/expression',
    message: 'An expression in braces is not run.',
    hint: 'Write the value itself, or \\{ for a literal brace.',
  });
  return [];
}
