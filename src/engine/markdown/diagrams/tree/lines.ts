import { singleSpaces } from '../../../../shared/single-spaces';
import { DiagramError } from '../problem';
import type { DiagramSource } from '../source';

/** A line of a tree without what says how deep it stands. */
export interface TreeLine {
  text: string;
  /** Counted from 1 in the source. */
  number: number;
  /** How deep it stands: columns of its indentation, or of the branches that are drawn before it. */
  indent: number;
  /** Where its branch begins, or -1 where none is drawn. */
  branch: number;
}

const BRANCH = /[└┗├┣]/;
const PREFIX = /^[\s│┃]*[└┗├┣][─━]* */;
/** Lines that hold nothing but the trunks of a drawn tree. */
const TRUNKS = /^[\s│┃─━└┗├┣]*$/;

/** Whether the branch of a line is drawn, as the command "tree" prints it. */
export const isDrawn = ({ branch }: TreeLine): boolean => branch >= 0;

/** The lines of a tree that hold something. */
export function readLines({ body, bodyLine }: DiagramSource): TreeLine[] {
  return body.split('\n').flatMap((written, index) => {
    const text = written.replace(/\t/g, '    ');
    const number = bodyLine + index;
    if (TRUNKS.test(text) && !BRANCH.test(text)) return [];
    const prefix = PREFIX.exec(text)?.[0];
    const name = singleSpaces(text.slice(prefix?.length ?? 0).trim());
    if (name === '')
      throw new DiagramError(number, 'The branch leads to no name.', 'Write a name behind it: "├── name".');
    const branch = prefix === undefined ? -1 : prefix.search(BRANCH);
    const indent = prefix === undefined ? text.search(/\S/) : branch + 1;
    return [{ text: name, number, indent, branch }];
  });
}
