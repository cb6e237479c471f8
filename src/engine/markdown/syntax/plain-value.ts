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

/** What a name stands for, or a path that begins with one, such as `page.title`; `undefined` for names of code. */
export type NameValue = (path: readonly string[]) => PlainValue | undefined;

/**
 * Reads an expression that is a plain value: a string, number, boolean, `null` or `undefined`, which counts as `null`,
 * a name that stands for a value, the address in `require('…')` or `useBaseUrl('…')`, the words in
 * `translate({message: '…'})`, an array or object of those, any of them in parentheses, `.join('…')` of an array of
 * texts, or one of several by `??`, `||` or `a ? b : c`, all of which are such values. Nothing is run. Gives
 * `undefined` for every other one.
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

/** Lists, objects and choices in each other; what is deeper is no value that a writer has written. */
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

  /** A value, or one of two: `a ? b : c`, where all three are values themselves. */
  value(): ValueOr<E> | undefined {
    const value = this.firstOf();
    if (value === undefined || !this.takes('?')) return value;
    if (this.depth === DEEPEST) return undefined;
    this.depth += 1;
    const then = this.value();
    const otherwise = this.takes(':') ? this.value() : undefined;
    this.depth -= 1;
    if (then === undefined || otherwise === undefined) return undefined;
    return isTrue(value) ? then : otherwise;
  }

  /** The first of values between `??` that is one, or of values between `||` that counts as true. */
  private firstOf(): ValueOr<E> | undefined {
    let value = this.joined();
    const choice = CHOICES.find(({ sign }) => this.ahead(sign));
    if (choice === undefined) return value;
    while (value !== undefined && this.takes(choice.sign)) {
      const next = this.joined();
      if (next === undefined || !choice.isTaken(value)) value = next;
    }
    return value;
  }

  private joined(): ValueOr<E> | undefined {
    const value = this.single();
    const call = Array.isArray(value) ? JOIN.exec(this.text.slice(this.at))?.[0] : undefined;
    if (call === undefined || !Array.isArray(value)) return value;
    this.at += call.length;
    const between = this.ahead(')') ? ',' : this.value();
    const isOfTexts = value.every((one) => typeof one === 'string' || typeof one === 'number');
    return this.takes(')') && isOfTexts && typeof between === 'string' ? value.join(between) : undefined;
  }

  private single(): ValueOr<E> | undefined {
    this.space();
    const char = this.text[this.at];
    if (char === '"' || char === "'" || char === '`') return this.string(char);
    if (char === '[' || char === '{') return this.nested(char);
    if (char === '<') return this.element();
    if (char === '(') return this.nested(char);
    const rest = this.text.slice(this.at);
    const word = WORD.exec(rest)?.[0];
    if (word === undefined) return this.named(rest);
    this.at += word.length;
    const known = WORDS.get(word);
    return known === undefined ? Number(word) : known;
  }

  /** What a name stands for, or a call that only says where a file is or what a text is called. */
  private named(rest: string): ValueOr<E> | undefined {
    const [call, name, , address] = ADDRESS.exec(rest) ?? [];
    if (call !== undefined && address !== undefined) {
      this.at += call.length;
      if (name === 'useBaseUrl') return fromRoot(address);
      // The text of a file is not its address.
      return /raw-loader!|\?raw$/.test(address) ? undefined : withoutLoaders(address);
    }
    const translate = TRANSLATE.exec(rest)?.[0];
    if (translate !== undefined) return this.message(translate.length);
    const whole = NAME.exec(rest)?.[0] ?? '';
    this.at += whole.length;
    return whole === '' ? undefined : this.valueOf(pathOf(whole));
  }

  /** The words of `translate({message: '…'})`. */
  private message(headLength: number): string | undefined {
    this.at += headLength;
    const said = this.value();
    if (!this.takes(')') || said === null || typeof said !== 'object') return undefined;
    const message = new Map<string, unknown>(Object.entries(said)).get('message');
    return typeof message === 'string' ? message : undefined;
  }

  private element(): E | undefined {
    const element = this.elementAt(this.at);
    if (element instanceof WrittenElement) this.at += element.source.length;
    return element;
  }

  private nested(char: '[' | '{' | '('): ValueOr<E> | undefined {
    if (this.depth === DEEPEST) return undefined;
    this.depth += 1;
    const value = char === '[' ? this.list() : char === '{' ? this.object() : this.inParentheses();
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
      if (quote === '`' && char === '$' && this.text[this.at + 1] === '{') {
        const put = this.putIn();
        if (put === undefined) return undefined;
        out += put;
      } else if (char === '\\') {
        this.at += 1;
        const next = this.text[this.at] ?? '';
        out += ESCAPES.get(next) ?? next;
      } else out += char;
    }
    return undefined;
  }

  /** The value that stands in a text as `${…}`, up to its closing brace. */
  private putIn(): string | undefined {
    this.at += 2;
    const value = this.value();
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain && this.ahead('}') ? String(value) : undefined;
  }

  private inParentheses(): ValueOr<E> | undefined {
    this.at += 1;
    const value = this.value();
    return this.takes(')') ? value : undefined;
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
      const value = this.takes(':') ? this.value() : this.valueOf([key]);
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

  private takes(sign: string): boolean {
    if (!this.ahead(sign)) return false;
    this.at += sign.length;
    return true;
  }

  private ahead(sign: string): boolean {
    this.space();
    return this.text.startsWith(sign, this.at);
  }
}

const WORD = /^(?:true|false|null|undefined|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$.])/;

const ADDRESS = /^(require|useBaseUrl)\(\s*(['"`])([^'"`$]+)\2\s*,?\s*\)(?:\s*\.\s*default)?(?!\s*[.([]|[\w$])/;
const TRANSLATE = /^translate\(/;
const JOIN = /^\s*\.\s*join\(/;
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[\d+\]|\[(['"])[\w-]+\1\])*(?!(?!\.join\()[\w$.([])/;

/** Whether a value counts as true where something is chosen by it. */
const isTrue = (value: unknown): boolean => Boolean(value);

/** What stands between values of which the first one is taken that is so. */
const CHOICES: readonly { sign: string; isTaken: (value: unknown) => boolean }[] = [
  { sign: '??', isTaken: (value) => value !== null },
  { sign: '||', isTaken: isTrue },
];

/** The path of a file, without the loaders that hand over its address: `!file-loader!./a.png`. */
export const withoutLoaders = (address: string): string =>
  address.replace(/^!*(?:(?:file|url)-loader(?:\?[^!]*)?!)+/, '');

/** `useBaseUrl` counts every path from the root of the site, not from the page that says it. */
const fromRoot = (address: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(address) ? address : `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`;

/** `a`, `b`, `0`, `c` of `a.b[0]['c']`. */
const pathOf = (written: string): string[] => written.match(/[\w$-]+/g) ?? [];

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
