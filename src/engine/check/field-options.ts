import { nearest } from '../../shared/nearest';
import type { DataSourceView, FieldView, GadgetView } from '../read/gadgets/view-schema';
import type { GivenFlag } from './arguments';
import type { Finding } from './check-types';

const OPERATOR = /^\s*(!?[\w.-]+?)\s*(==|!=|>=|<=|!~|=|>|<|~)/;
/** Fields named in a hint when none is near. */
const MAX_LISTED = 20;
const EXPR_WORDS = new Set([
  'and',
  'or',
  'not',
  'in',
  'matches',
  'contains',
  'startsWith',
  'endsWith',
  'let',
  'if',
  'else',
  'true',
  'false',
  'nil',
  'cidr',
]);

/** Checks the fields named in `--fields`, `--filter`, `--filter-expr` and `--sort`. `annotations` may add fields of its own. */
export function checkFieldOptions(flags: GivenFlag[], gadget: GadgetView): Finding[] {
  const annotations = flags
    .filter((flag) => flag.name === '--annotate')
    .map((flag) => flag.value ?? '')
    .join(' ');
  return flags.flatMap((flag) => {
    // `@file` reads the value from a file, `$` from a variable of the shell.
    if (flag.value === undefined || flag.value.includes('$') || flag.value.startsWith('@')) return [];
    const [option = '', sourceName] = splitOnce(flag.name, '.');
    const scope = new Scope(gadget, sourceName, annotations, flag);
    switch (option) {
      case '--fields':
        return eachName(flag.value, (name, source) => scope.name(name.replace(/^[+-]/, ''), source));
      case '--sort':
        return eachName(flag.value, (name, source) => scope.name(name.replace(/^-/, ''), source));
      case '--filter':
        return flag.value.split(/(?<!\\),/).flatMap((condition) => scope.condition(condition));
      case '--filter-expr':
        return scope.expression(flag.value);
      default:
        return [];
    }
  });
}

/** Calls back for each name of `a,b` or `source:a,b;source2:c`. */
function eachName(value: string, check: (name: string, source: string | undefined) => Finding[]): Finding[] {
  return value.split(';').flatMap((part) => {
    const [source, list] = part.includes(':') ? splitOnce(part, ':') : [undefined, part];
    return (list ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== '+' && name !== '-')
      .flatMap((name) => check(name, source));
  });
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** The fields a flag can name. */
class Scope {
  constructor(
    private readonly gadget: GadgetView,
    private readonly sourceName: string | undefined,
    private readonly annotations: string,
    private readonly flag: GivenFlag,
  ) {}

  name(name: string, source: string | undefined): Finding[] {
    if (/^%.*%$/.test(name)) return [];
    const sources = this.sources(source ?? this.sourceName);
    if (sources === null)
      return [
        this.finding(
          `${this.flag.written}: ${this.gadget.name} has no data source "${source ?? this.sourceName ?? ''}".`,
          `Data sources: ${this.gadget.dataSources.map((one) => one.name).join(', ')}.`,
        ),
      ];
    if (this.find(name, sources) || this.added(name)) return [];
    const names = sources
      .flatMap((one) => one.fields)
      .sort((a, b) => Number(a.group !== undefined) - Number(b.group !== undefined))
      .map((field) => field.name);
    const near =
      names.find((known) => known.toLowerCase() === name.toLowerCase()) ??
      names.find((known) => known.endsWith(`.${name}`)) ??
      nearest(name, names);
    return [
      this.finding(
        `${this.flag.written}: ${this.gadget.name} has no field "${name}".`,
        near
          ? `Did you mean "${near}"?`
          : `Fields: ${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', …' : '.'}`,
      ),
    ];
  }

  condition(text: string): Finding[] {
    if (text.trim() === '' || text.includes('%')) return [];
    const match = OPERATOR.exec(text);
    if (!match)
      return [
        this.finding(
          `${this.flag.written}: "${text.trim()}" is not a condition.`,
          'A condition is a field, one of == != >= > <= < ~ !~, and a value.',
        ),
      ];
    const [, name = '', operator = ''] = match;
    const unknown = this.name(name, undefined);
    if (unknown.length > 0) return unknown;
    const field = this.find(name, this.sources(this.sourceName) ?? []);
    return field ? this.operatorFits(field, operator) : [];
  }

  expression(text: string): Finding[] {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, '""');
    const declared = new Set([...bare.matchAll(/\blet\s+(\w+)/g)].map((match) => match[1]));
    const names = [...bare.matchAll(/(?<![\w.#])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?!\s*\()(?![\w.(])/g)].map(
      (match) => match[0],
    );
    return [...new Set(names)]
      .filter((name) => !EXPR_WORDS.has(name) && !declared.has(name))
      .flatMap((name) => this.name(name, undefined));
  }

  /** Texts made from numbers are compared as text: the number is in the field they are made from. */
  private operatorFits(field: FieldView, operator: string): Finding[] {
    const isText = field.type === 'string';
    if (/^[<>]/.test(operator) && isText && field.from !== undefined) {
      return [
        this.finding(
          `${this.flag.written}: "${field.name}" is text, so ${operator} does not compare numbers.`,
          `Use "${field.from}".`,
        ),
      ];
    }
    if (operator.endsWith('~') && !isText && field.type !== undefined && field.type !== 'endpoint') {
      return [
        this.finding(
          `${this.flag.written}: ${operator} matches text, but "${field.name}" is of type ${field.type}.`,
          'Use == or !=.',
        ),
      ];
    }
    return [];
  }

  private sources(name: string | undefined): DataSourceView[] | null {
    if (name === undefined) return this.gadget.dataSources;
    const found = this.gadget.dataSources.filter((source) => source.name === name);
    return found.length > 0 ? found : null;
  }

  private find(name: string, sources: DataSourceView[]): FieldView | undefined {
    return sources.flatMap((source) => source.fields).find((field) => field.name === name);
  }

  /** Fields that annotations of the same command add. */
  private added(name: string): boolean {
    return (
      this.annotations.includes(`=${name}`) ||
      this.annotations.includes(`.fields.${name}=`) ||
      (this.annotations.includes('kubenameresolver.enable') && ['k8s.podIP', 'k8s.hostIP'].includes(name))
    );
  }

  private finding(message: string, hint: string): Finding {
    return { offset: this.flag.valueOffset, rule: 'command/field', message, hint };
  }
}
