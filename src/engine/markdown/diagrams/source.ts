import { singleSpaces } from '../../../shared/single-spaces';

/** A line of a diagram without what surrounds it. */
export interface Line {
  text: string;
  /** Counted from 1 in the source. */
  number: number;
}

/** A diagram's source with its head read and everything that is not drawn blanked out. */
export interface DiagramSource {
  /** First word: `flowchart`, `sequenceDiagram`. */
  kind: string;
  /** The rest of the line that the kind stands in. */
  head: string;
  headLine: number;
  /** What follows the head's line; as long as the source in lines, so that line numbers stay true. */
  body: string;
  /** Number of the first line of `body`. */
  bodyLine: number;
  /** What `accTitle` and `accDescr` say. */
  description: string;
}

const blank = (text: string): string => text.replace(/[^\n]+/g, '');

/** Reads the head of a diagram: comments, descriptions, the kind. */
export function readSource(source: string): DiagramSource {
  let text = source
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .replace(/^[ \t]*%%.*$/gm, '');
  const notes: string[] = [];
  const keep = (_: string, note: string): string => (notes.push(singleSpaces(note.trim())), blank(_));
  text = text
    .replace(/^[ \t]*accDescr[ \t]*\{([^}]*)\}/gm, keep)
    .replace(/^[ \t]*acc(?:Title|Descr)[ \t]*:(.*)$/gm, keep);
  const start = /^\s*/.exec(text)?.[0] ?? '';
  const headLine = start.split('\n').length;
  const kind = /^[A-Za-z][\w-]*/.exec(text.slice(start.length))?.[0] ?? '';
  const rest = text.slice(start.length + kind.length);
  const end = rest.indexOf('\n');
  return {
    kind,
    head: (end < 0 ? rest : rest.slice(0, end)).trim(),
    headLine,
    body: end < 0 ? '' : rest.slice(end + 1),
    bodyLine: headLine + 1,
    description: notes.join('. '),
  };
}

/** The lines of a diagram's body that hold something, with single spaces, which is how all texts are read. */
export function linesOf({ body, bodyLine }: Pick<DiagramSource, 'body' | 'bodyLine'>): Line[] {
  return body
    .split('\n')
    .map((text, index) => ({ text: singleSpaces(text.trim()), number: bodyLine + index }))
    .filter(({ text }) => text !== '');
}

/** The same with what stands behind the kind as the first line, where a kind allows statements there. */
export function statementLines(source: DiagramSource): Line[] {
  const head = source.head.replace(/;$/, '');
  const lines = linesOf(source);
  return head === '' ? lines : [{ text: head, number: source.headLine }, ...lines];
}
