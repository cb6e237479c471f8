import type { Macro } from './macros';
import { expand } from './macros';
import { constant } from './constant';
import type { Token } from './tokens';

/**
 * Whether the condition of `#if` holds. Names that are not defined count as 0, as in C; what cannot be computed counts
 * as true, so that nothing behind it is lost.
 */
export function isTrue(tokens: readonly Token[], macros: ReadonlyMap<string, Macro>): boolean {
  const decided: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.text !== 'defined') {
      decided.push(token);
      continue;
    }
    const isBracketed = tokens[at + 1]?.text === '(';
    const name = tokens[at + (isBracketed ? 2 : 1)]?.text ?? '';
    decided.push({ ...token, kind: 'number', text: macros.has(name) ? '1' : '0' });
    at += isBracketed ? 3 : 1;
  }
  const expanded = expand(decided, macros).map((token): Token =>
    token.kind === 'name' ? { ...token, kind: 'number', text: '0' } : token,
  );
  return constant(expanded) !== 0n;
}
