/** Values that are missing, of the wrong kind, split by the shell, or written as in earlier versions. */

import type { GivenFlag } from '../../commands/arguments';
import { findingAt, placeInValue, type Finding } from '../../commands/finding';
import type { KnownFlag } from '../../commands/model';
import type { ParsedCommand } from '../../commands/parse';
import type { FieldView } from '../../gadgets/view';
import { nearest } from '../../nearest';
import { fieldReferences } from '../../commands/values';
import { quoteWord } from '../quote';
import type { Rule } from './flags';

/** `-n -A` and a flag at the end of the line: the value is missing. */
export const missingValues: Rule = (call) =>
  call.args.flags.flatMap((flag): Finding[] => {
    const { spec } = flag;
    if (!spec || spec.type === 'bool') return [];
    if (flag.value === undefined) {
      const hint = `It takes ${kindOf(spec)}.`;
      return [findingAt(flag.word, 'command/no-value', `${flag.written} has no value.`, hint)];
    }
    const taken = flag.valueWord !== flag.word && call.legal.some((one) => [one.flag, one.short].includes(flag.value));
    if (!taken) return [];
    const message = `${flag.written} has no value, so the flag ${flag.value} after it is read as one.`;
    const place = { offset: flag.word.offset, end: flag.valueWord.end };
    return [findingAt(place, 'command/no-value', message, `Write ${kindOf(spec)} after ${flag.written}.`)];
  });

/** A flag that is given twice where only the last one counts. */
export const givenTwice: Rule = (call) =>
  call.args.flags.flatMap((flag, index): Finding[] => {
    const later = call.args.flags.slice(index + 1).find((one) => one.name === flag.name);
    if (!later || !['--filter', '--fields', '--output', '--sort'].includes(flag.option)) return [];
    const both =
      flag.name.startsWith('--filter') && !flag.name.startsWith('--filter-expr') && flag.value && later.value
        ? `${flag.value},${later.value}`
        : undefined;
    const hint = both === undefined ? 'Give it once.' : `Combine both conditions: ${later.written} ${quoteWord(both)}.`;
    const message = `${flag.written} is given twice; only the last one counts.`;
    if (both === undefined) return [findingAt(flag.word, 'command/twice', message, hint)];
    const { args } = call.invocation;
    const between = args.slice(args.indexOf(flag.valueWord) + 1, args.indexOf(later.word)).map(({ text }) => text);
    const place = { offset: flag.word.offset, end: later.valueWord.end };
    return [findingAt(place, 'command/twice', message, hint, [...between, later.written, both])];
  });

/** Numbers, durations, switches and words from a list that are none. */
export const kindsOfValues = (call: ParsedCommand): Finding[] =>
  call.args.flags.flatMap((flag): Finding[] => {
    const { spec, value } = flag;
    if (!spec || value === undefined || value === '' || /[$%<{]/.test(value) || fits(spec, value)) return [];
    const corrected = spec.allowed ? nearest(value, spec.allowed) : repairedValue(spec.type, value);
    const message = `${flag.written}: "${value}" is not ${kindOf(spec)}.`;
    const hint = corrected === undefined ? `It takes ${kindOf(spec)}.` : `Write ${corrected}.`;
    return [findingAt(placeInValue(flag), 'command/value', message, hint, corrected)];
  });

/** `comm:nginx` and `comm:~nginx`: conditions of the gadgets that were built in. */
export const oldConditions: Rule = (call) =>
  call.args.flags.flatMap((flag): Finding[] => {
    if (flag.option !== '--filter' || flag.value === undefined) return [];
    const [, field, sign, value] = /^([\w.]+):(!|~|>=|<=|>|<)?([^:,]*)$/.exec(flag.value) ?? [];
    if (field === undefined || value === undefined) return [];
    const operator = sign === undefined ? '==' : sign === '!' ? '!=' : sign;
    const meant = `${field}${operator}${value}`;
    const message = `"${flag.value}" is the syntax of earlier versions.`;
    return [
      findingAt(placeInValue(flag), 'command/old-condition', message, `A condition is now written ${meant}.`, meant),
    ];
  });

/** `rcode == NameError`: the spaces belong to the name and to the value. */
export const spacesInConditions: Rule = (call) =>
  call.args.flags.flatMap((flag): Finding[] => {
    if (flag.option !== '--filter' || flag.value === undefined) return [];
    const meant = flag.value
      .replace(/\s*(==|!=|>=|<=|!~|(?<![!<>=])[=~<>](?!=))\s*/g, '$1')
      .replace(/,\s+(?=[\w.]+[!<>=~])/g, ',');
    if (meant === flag.value || /["'`]/.test(flag.value)) return [];
    const message = 'Spaces around the operator become part of the field name and the value.';
    return [findingAt(placeInValue(flag), 'command/spaces', message, `Write ${quoteWord(meant)}.`, meant)];
  });

/** A value that a field never has, because its values have names. */
export const namesOfValues: Rule = (call) => {
  const { gadget } = call;
  if (!gadget) return [];
  return call.args.flags.flatMap((flag): Finding[] => {
    if (flag.value === undefined || flag.option !== '--filter') return [];
    const sources = gadget.dataSources.filter(({ name }) => [undefined, name].includes(flag.source));
    return fieldReferences('--filter', flag.value).flatMap((reference) => {
      if (reference.kind === 'broken' || !/^[!=]=?$/.test(reference.operator?.text ?? '')) return [];
      const field = sources.flatMap((one) => one.fields).find((one) => one.name === reference.text);
      const index = (reference.operator?.index ?? 0) + (reference.operator?.text.length ?? 0);
      const text = /^(?:\\,|[^,])*/.exec(flag.value?.slice(index) ?? '')?.[0] ?? '';
      return field ? neverHeld(flag, field, { text, index }) : [];
    });
  });
};

function neverHeld(flag: GivenFlag, field: FieldView, given: { text: string; index: number }): Finding[] {
  const allowed = field.type === 'string' ? field.allowed : undefined;
  if (!allowed || allowed.length === 0 || given.text === '' || allowed.includes(given.text)) return [];
  if (/[%$<|]/.test(given.text) || /^\d+$/.test(given.text)) return [];
  const near = allowed.find((one) => one.toLowerCase() === given.text.toLowerCase()) ?? nearest(given.text, allowed);
  if (near === undefined) return [];
  const message = `"${given.text}" is not a value of ${field.name}.`;
  return [findingAt(placeInValue(flag, given), 'command/field-value', message, `Did you mean "${near}"?`, near)];
}

const TAKES_CONDITIONS: ReadonlySet<string> = new Set(['--filter', '--filter-expr']);

/** What a person means to belong to a condition when no quotes are around it: up to the next space or flag. */
const REST = /^(?:[^\s]|\s+(?=[<>=!~&|])|(?<=[<>=!~&|])\s+)*/;

/** `--filter latency_ns_raw>5000` writes into a file called 5000; `|`, `&`, `(` and `;` end the command. */
export const lostQuotes: Rule = (call, { source, script }) =>
  call.args.flags.flatMap((flag): Finding[] => {
    if (!TAKES_CONDITIONS.has(flag.option) || flag.value === undefined) return [];
    const { end } = flag.valueWord;
    const piece = script.pieces.find(
      (one) => one.offset === end && (one.kind === 'redirection' || one.kind === 'operator'),
    );
    if (!piece || /['"]/.test(source.slice(flag.valueWord.offset, end))) return [];
    const begin = flag.valueWord.offset + (flag.valueWord === flag.word ? flag.valueIndex : 0);
    const meant = REST.exec(source.slice(begin))?.[0] ?? '';
    const stop = Math.max(begin + meant.length, piece.kind === 'redirection' ? piece.end : 0);
    const sign = source.slice(piece.offset, piece.offset + 1);
    const does = piece.kind === 'redirection' ? 'opens a file there' : 'ends the command there';
    const message = `Without quotes the shell interprets ${sign} and ${does}.`;
    const hint = 'Put the whole condition in single quotes.';
    return [findingAt({ offset: begin, end: stop }, 'command/quotes', message, hint, source.slice(begin, stop))];
  });

/** What flags of a type take, in words and as a pattern; other types take any text. */
const KINDS: readonly { type: RegExp; words: string; values: RegExp }[] = [
  { type: /^uint/, words: 'a whole number, 0 or more', values: /^\d+$/ },
  { type: /^int/, words: 'a whole number', values: /^-?\d+$/ },
  { type: /^float/, words: 'a number', values: /^-?\d+(?:\.\d+)?$/ },
  {
    type: /^duration$/,
    words: 'a duration such as 500ms or 30s',
    values: /^(?:0|-?(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)$/,
  },
  { type: /^bool$/, words: 'true or false', values: /^(?:true|false|1|0|t|f|TRUE|FALSE|True|False|T|F)$/ },
];

/** What a flag takes, in words. */
function kindOf({ type, allowed = [] }: KnownFlag): string {
  if (allowed.length > 0) return `one of ${allowed.join(', ')}`;
  return KINDS.find((kind) => kind.type.test(type))?.words ?? 'a text';
}

function fits({ type, allowed = [] }: KnownFlag, value: string): boolean {
  // Some flags take several of the words: `--symbolizers symtab,debuginfod-cache`.
  if (allowed.length > 0) return value.split(',').every((word) => allowed.includes(word));
  return KINDS.find((kind) => kind.type.test(type))?.values.test(value) ?? true;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** `30s` where a number of seconds is wanted, `30` where a duration is. */
function repairedValue(type: string, value: string): string | undefined {
  const [, digits = '', unit = ''] = /^(\d+)(s|m|h)$/.exec(value) ?? [];
  if (/^u?int/.test(type) && digits !== '') return String(Number(digits) * (SECONDS[unit] ?? 1));
  if (type === 'duration' && /^\d+$/.test(value)) return `${value}s`;
  if (type === 'bool') return { yes: 'true', on: 'true', no: 'false', off: 'false' }[value.toLowerCase()];
  return undefined;
}
