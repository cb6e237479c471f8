import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/cpp';
import { expand, textOf, type Macros } from './macros';
import { tokenize } from './tokens';

const truth = (value: boolean): bigint => (value ? 1n : 0n);

const BINARY: Readonly<Record<string, (left: bigint, right: bigint) => bigint | null>> = {
  '||': (left, right) => truth(left !== 0n || right !== 0n),
  '&&': (left, right) => truth(left !== 0n && right !== 0n),
  '|': (left, right) => left | right,
  '^': (left, right) => left ^ right,
  '&': (left, right) => left & right,
  '==': (left, right) => truth(left === right),
  '!=': (left, right) => truth(left !== right),
  '<': (left, right) => truth(left < right),
  '>': (left, right) => truth(left > right),
  '<=': (left, right) => truth(left <= right),
  '>=': (left, right) => truth(left >= right),
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0n ? null : left / right),
  '%': (left, right) => (right === 0n ? null : left % right),
};

const UNARY: Readonly<Record<string, (value: bigint) => bigint>> = {
  '-': (value) => -value,
  '+': (value) => value,
  '~': (value) => ~value,
  '!': (value) => truth(value === 0n),
};

/** The value of a constant expression in `text`; null when it contains something whose value is not known. */
export function constant(
  node: SyntaxNode | null | undefined,
  text: string,
  valueOf: (name: string) => bigint | null,
): bigint | null {
  const own = text.slice(node?.from, node?.to);
  const value = (one: SyntaxNode | null | undefined): bigint | null => constant(one, text, valueOf);
  const [first, second, third] = childrenOf(node);
  const sign = text.slice(second?.from, second?.to);
  switch (node?.name) {
    case 'Number':
      return numberOf(own);
    case 'True':
    case 'False':
      return truth(node.name === 'True');
    case 'Identifier':
      return valueOf(own);
    case 'ParenthesizedExpression':
      return value(second);
    case 'CastExpression':
      return value(node.lastChild);
    case 'UnaryExpression':
      return unary(text.slice(first?.from, first?.to), value(second));
    case 'BinaryExpression': {
      const [left, right] = [value(first), value(third)];
      // The grammar reads `(gadget_uid) - 1` as a difference, not knowing that the name is that of a type.
      if (left === null && first?.name === 'ParenthesizedExpression') return unary(sign, right);
      return left === null || right === null ? null : (BINARY[sign]?.(left, right) ?? null);
    }
    default:
      return null;
  }
}

/** The children of a node; none for a node that is missing. */
export function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

function unary(sign: string, value: bigint | null): bigint | null {
  return value === null ? null : (UNARY[sign]?.(value) ?? null);
}

function numberOf(text: string): bigint | null {
  const digits = text.replace(/[uUlL]+$/, '').replace(/^0(?=[0-7]+$)/, '0o');
  return /^(?:0[xo])?[\da-fA-F]+$/.test(digits) ? BigInt(digits) : null;
}

/**
 * Whether the condition of `#if` is true. Names that are not defined count as 0, as in C; a value that is not known
 * counts as true, so that nothing below it is lost.
 */
export function isTrue(condition: string, macros: Macros): boolean {
  const decided = condition.replace(/\bdefined\s*(?:\(\s*(\w+)\s*\)|(\w+))/g, (_, inside?: string, bare?: string) =>
    macros.defined.has(inside ?? bare ?? '') ? '1' : '0',
  );
  const text = `int value = ${textOf(expand(tokenize(decided, '', 1), macros))};`;
  const declared = parser.parse(text).topNode.firstChild?.getChild('InitDeclarator');
  return constant(declared?.lastChild, text, () => 0n) !== 0n;
}
