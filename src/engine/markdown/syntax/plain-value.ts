/** An element in an expression, as it is written. */
export class WrittenElement {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What an expression can write without running anything, and `E`. */
type ValueOr<E> = string | number | boolean | null | E | ValueOr<E>[] | { [key: string]: ValueOr<E> };

/** A value that an expression can write without running anything. */
export type PlainValue = ValueOr<never>;

/** The same, with elements among them. */
export type ValueWithElements = ValueOr<WrittenElement>;

/** What a name stands for; `undefined` for names of code. */
type NameValue = (name: string) => string | undefined;

/**
 * Reads an expression that is a plain value: a string, number, boolean, `null` or `undefined`, which counts as `null`,
 * a name that stands for a text, the address in `require('…')` or `useBaseUrl('…')`, or an array or object of those.
 * Nothing is run. Gives `undefined` for every other expression.
 */
export function readPlainValue(source: string, valueOf: NameValue = () => undefined): PlainValue | undefined {
  return readWhole(new Reader<never>(source, valueOf, () => undefined));
}

/** The same with elements; `endOf` gives the offset behind the one that begins at an offset. */
export function readValueWithElements(source: string, endOf: (start: number) => number): ValueWithElements | undefined {
  const elementAt = (start: number): WrittenElement => new WrittenElement(source.slice(start, endOf(start)));
  return readWhole(new Reader(source, () => undefined, elementAt));
}

function readWhole<E>(reader: Reader<E>): ValueOr<E> | undefined {
  const value = reader.value();
  return value !== undefined && reader.atEnd() ? value : undefined;
}

/** Lists and objects in each other; what is deeper is no value that a writer has written. */
const DEEPEST = 50;

/** The element that begins at an offset; `undefined` where none may stand. */
type ElementAt<E> = (start: number) => E | undefined;

class Reader<E> {
  private at = 0;
  private depth = 0;
  private readonly text: string;
  private readonly valueOf: NameValue;
  private readonly elementAt: ElementAt<E>;

  constructor(text: string, valueOf: NameValue, elementAt: ElementAt<E>) {
    this.text = text;
    this.valueOf = valueOf;
    this.elementAt = elementAt;
  }

  atEnd(): boolean {
    this.space();
    return this.at >= this.text.length;
  }

  value(): ValueOr<E> | undefined {
    this.space();
    const char = this.text[this.at];
    if (char === '"' || char === "'" || char === '`') return this.string(char);
    if (char === '[' || char === '{') return this.nested(char);
    if (char === '<') return this.element();
    const rest = this.text.slice(this.at);
    const word = WORD.exec(rest)?.[0];
    if (word === undefined) return this.named(rest);
    this.at += word.length;
    const known = WORDS.get(word);
    return known === undefined ? Number(word) : known;
  }

  /** The address of a file: in a call, or by its name. */
  private named(rest: string): string | undefined {
    const [call, , address] = ADDRESS.exec(rest) ?? [];
    const [whole, name = ''] = NAME.exec(rest) ?? [];
    this.at += (call ?? whole ?? '').length;
    return call === undefined ? this.valueOf(name) : address;
  }

  private element(): E | undefined {
    const element = this.elementAt(this.at);
    if (element instanceof WrittenElement) this.at += element.source.length;
    return element;
  }

  private nested(char: '[' | '{'): ValueOr<E> | undefined {
    if (this.depth === DEEPEST) return undefined;
    this.depth += 1;
    const value = char === '[' ? this.list() : this.object();
    this.depth -= 1;
    return value;
  }

  /** Spaces and comments. */
  private space(): void {
    this.at += /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(this.text.slice(this.at))?.[0].length ?? 0;
  }

  private string(quote: string): string | undefined {
    let out = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const char = this.text[this.at] ?? '';
      if (char === quote) {
        this.at += 1;
        return out;
      }
      if (quote === '`' && char === '$' && this.text[this.at + 1] === '{') return undefined;
      if (char === '\\') {
        this.at += 1;
        const next = this.text[this.at] ?? '';
        out += ESCAPES.get(next) ?? next;
      } else out += char;
    }
    return undefined;
  }

  private list(): ValueOr<E>[] | undefined {
    const out: ValueOr<E>[] = [];
    this.at += 1;
    for (;;) {
      if (this.takes(']')) return out;
      const value = this.value();
      if (value === undefined) return undefined;
      out.push(value);
      if (!this.takes(',') && !this.ahead(']')) return undefined;
    }
  }

  private object(): { [key: string]: ValueOr<E> } | undefined {
    const out: { [key: string]: ValueOr<E> } = {};
    this.at += 1;
    for (;;) {
      if (this.takes('}')) return out;
      const key = this.key();
      if (key === undefined || key === '__proto__') return undefined;
      const value = this.takes(':') ? this.value() : this.valueOf(key);
      if (value === undefined) return undefined;
      out[key] = value;
      if (!this.takes(',') && !this.ahead('}')) return undefined;
    }
  }

  private key(): string | undefined {
    this.space();
    const char = this.text[this.at];
    if (char === '"' || char === "'") return this.string(char);
    const word = /^[\w$-]+/.exec(this.text.slice(this.at))?.[0];
    this.at += word?.length ?? 0;
    return word;
  }

  private takes(char: string): boolean {
    if (!this.ahead(char)) return false;
    this.at += 1;
    return true;
  }

  private ahead(char: string): boolean {
    this.space();
    return this.text[this.at] === char;
  }
}

const WORD = /^(?:true|false|null|undefined|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$.])/;

const ADDRESS = /^(?:require|useBaseUrl)\(\s*(['"])([^'"]+)\1\s*\)(?:\.default)?(?![\w$.([])/;
const NAME = /^([A-Za-z_$][\w$]*)(?:\.default)?(?![\w$.([])/;

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
]);

const ESCAPES = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);
