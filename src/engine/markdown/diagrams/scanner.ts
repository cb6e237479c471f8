import { DiagramError, quoted } from './problem';

/** Reads a text from left to right and knows the line it is in. Patterns must be sticky. */
export class Scanner {
  position = 0;

  private readonly text: string;
  private readonly firstLine: number;

  constructor(text: string, firstLine: number) {
    this.text = text;
    this.firstLine = firstLine;
  }

  /** Reads what a pattern matches here, or nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match) this.position += match[0].length;
    return match;
  }

  /** Whether a pattern matches here. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    return pattern.test(this.text);
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  get line(): number {
    return this.firstLine + this.text.slice(0, this.position).split('\n').length - 1;
  }

  /** What stands from here to the end of the line. */
  get rest(): string {
    return /[^\n]*/.exec(this.text.slice(this.position))?.[0] ?? '';
  }

  /** An error at the present place: something else was expected there. */
  error(expected: string, hint: string): DiagramError {
    const found = this.rest.trim();
    return new DiagramError(
      this.line,
      `${expected}, not ${found === '' ? 'the end of the line' : quoted(found)}.`,
      hint,
    );
  }
}
