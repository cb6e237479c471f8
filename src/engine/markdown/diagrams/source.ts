import { singleSpaces } from '../../../shared/single-spaces';
import { placeInText } from '../../model/place';
import { parseYaml } from '../../read/parse-yaml';
import { DiagramError, quoted } from './problem';

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
  title: string;
  /** What `accTitle` and `accDescr` say. */
  description: string;
}

const blank = (text: string): string => text.replace(/[^\n]+/g, '');

/**
 * Reads the head of a diagram: title block, directives, comments, the kind. Throws a `DiagramError` where that is
 * not possible.
 */
export function readSource(source: string): DiagramSource {
  let text = source.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  let title = '';
  const front = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?=\n|$)/.exec(text);
  if (front) {
    title = frontTitle(front[1] ?? '', text.slice(0, front.index + 3).split('\n').length);
    text = blank(front[0]) + text.slice(front[0].length);
  }
  text = text.replace(/%%\{[\s\S]*?\}%%/g, blank).replace(/^[ \t]*%%.*$/gm, '');
  // Quotation marks of an attribute would end a label in quotation marks.
  text = text.replace(/<\w+\s[^<>\n]*>/g, (tag) => tag.replace(/="([^"]*)"/g, "='$1'"));
  refusePictures(text);
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
    title,
    description: notes.join('. '),
  };
}

/** A picture in a label is told by the words that stand for it, so it has to have some. */
function refusePictures(text: string): void {
  for (const { 0: tag, index } of text.matchAll(/<img\s[^<>]*?\bsrc=[^<>]*>/gi))
    if (!/\balt=["'][^"']/i.test(tag))
      throw new DiagramError(
        placeInText(text, index).line,
        'A picture in a label is not drawn.',
        'Write words in its place, or what it shows: <img src="a.svg" alt="The logo">.',
      );
}

/** The value of YAML in a diagram. Throws where it cannot be read. */
export function readYaml(text: string): unknown {
  const { value, problems } = parseYaml(text, { file: '' });
  if (problems[0]) throw new Error(problems[0].message);
  return value;
}

/** Of the block between dashes only the title is shown; the rest is configuration of colours and layout. */
function frontTitle(yaml: string, line: number): string {
  const found = /^\s*title:.*$/m.exec(yaml)?.[0] ?? '';
  try {
    const data: unknown = found === '' ? null : readYaml(found.trim());
    const title = data !== null && typeof data === 'object' && 'title' in data ? data.title : '';
    return typeof title === 'string' || typeof title === 'number' ? String(title) : '';
  } catch {
    throw new DiagramError(
      line,
      `The title ${quoted(found)} is no YAML.`,
      'Put it between quotation marks: title: "My title".',
    );
  }
}

/** The lines of a diagram's body that hold something, with single spaces, which is how all texts are read. */
export function linesOf({ body, bodyLine }: Pick<DiagramSource, 'body' | 'bodyLine'>): Line[] {
  return body
    .split('\n')
    .map((text, index) => ({
      text: singleSpaces(text.trim()),
      number: bodyLine + index,
    }))
    .filter(({ text }) => text !== '');
}

/** The same with what stands behind the kind as the first line, where a kind allows statements there. */
export function statementLines(source: DiagramSource): Line[] {
  const head = source.head.replace(/;$/, '');
  const lines = linesOf(source);
  return head === '' ? lines : [{ text: head, number: source.headLine }, ...lines];
}
