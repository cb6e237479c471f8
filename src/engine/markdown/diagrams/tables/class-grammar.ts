import type { Head } from '../graph/model';
import type { Line } from '../source';
import { generic } from './members';

/** Name of a class, in quotation marks or with type parameters, as the source of a pattern. */
export const NAME = '(`[^`]+`|(?:[\\p{L}\\p{N}_.-]|::(?!:))*[\\p{L}\\p{N}_](?:~[^\\s"]+~)?)';
const CLASS_NAME = '(?::::\\w+)?';
const END_LABEL = '(?:"([^"]*)")?';

/** A relation: ends with their classes, their labels and heads, and what is said of it. */
export const RELATION = new RegExp(
  `^${NAME}${CLASS_NAME}\\s*${END_LABEL}\\s*(<\\||\\*|(?<=\\s)o|<|\\(\\))?(--|\\.\\.)` +
    `(\\|>|\\*|o(?=[\\s"])|>|\\(\\))?\\s*${END_LABEL}\\s*${NAME}${CLASS_NAME}\\s*(?::(.*))?$`,
  'u',
);

/** A class with its label, its annotation and the brace that opens, or at once closes, its body. */
export const DECLARED = new RegExp(
  `^class\\s+${NAME}\\s*(?:\\["([^"]*)"\\])?\\s*(?:<<([^>]+)>>)?\\s*(?::::[\\w-]+)?\\s*(\\{)?\\s*(\\})?$`,
  'u',
);

/** Statements of colours and scripts. */
export const IGNORED = /^(?:style|classDef|cssClass|callback|click)\s/;

/** Heads of relations by how they are written. */
export const HEADS: Record<string, Head> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '*': 'filled-diamond',
  o: 'diamond',
  '<': 'arrow',
  '>': 'arrow',
  '()': 'lollipop',
};

/** Members that share a line with their braces get lines of their own. */
export function splitBody(line: Line): Line[] {
  const [, head = '', body = ''] = /^(class\s[^{]*\{)(.+)\}$/.exec(line.text) ?? [];
  if (head === '') return [line];
  return [head, ...body.split(';'), '}']
    .map((text) => ({ ...line, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

/** The type parameters of a name as they are shown. */
export const typeParameters = (name: string): string =>
  name.replace(/^[^~]*(?:~(.+)~)?$/, (_, types: string | undefined) =>
    types === undefined ? '' : `<${generic(types)}>`,
  );

/** The name without its type parameters. */
export const key = (name: string): string => name.replace(/^`|`$/g, '').replace(/~.*$/, '');
