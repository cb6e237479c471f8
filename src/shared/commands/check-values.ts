import type { DataSourceView, FieldView, GadgetView } from '../gadgets/view';
import { nearest } from '../nearest';
import type { GivenFlag } from './arguments';
import { didYouMean, findingAt, placeInValue, type Finding } from './finding';
import { fieldReferences, namedInValue, type FieldReference, type Named } from './values';

const MAX_LISTED = 20;

/** Checks values that name data sources and output modes. */
export function checkValues(flags: readonly GivenFlag[], gadget: GadgetView): Finding[] {
  return flags.flatMap((flag) => {
    const { value } = flag;
    // The value of a shell or page variable is unknown.
    if (value === undefined || /[$%]/.test(value)) return [];
    const named = namedInValue(flag.name, value);
    const unknown = (kind: Named['kind']): Finding[] =>
      named.filter((one) => one.kind === kind).flatMap((one) => checkName(flag, one, gadget));
    const sources = unknown('source');
    // The modes of a data source that does not exist are not known.
    return sources.length > 0 ? sources : unknown('mode');
  });
}

function checkName(flag: GivenFlag, named: Named, { name, dataSources }: GadgetView): Finding[] {
  const { text } = named;
  const isSource = named.kind === 'source';
  const known = dataSources.flatMap((source) => (isSource ? source.name : source.outputModes));
  if (known.includes(text)) return [];
  const near = nearest(text, known);
  const message = `${flag.written}: ${name} has no ${isSource ? 'data source' : 'output mode'} "${text}".`;
  const hint = isSource
    ? didYouMean(near, `Data sources: ${known.join(', ')}.`)
    : `Modes: ${[...new Set(known)].join(', ')}.`;
  return [findingAt(placeInValue(flag, named), 'command/value', message, hint, near)];
}

/**
 * Checks the fields named in `--fields`, `--filter`, `--filter-expr` and `--sort`. Annotations in
 * the same command may define additional fields.
 */
export function checkFields(flags: readonly GivenFlag[], gadget: GadgetView): Finding[] {
  const annotations = flags
    .filter((flag) => flag.name === '--annotate')
    .map((flag) => flag.value ?? '')
    .join(' ');
  return flags.flatMap((flag) => {
    // `@file` reads the value from a file, `$` from a variable of the shell.
    if (flag.value === undefined || flag.value.includes('$') || flag.value.startsWith('@')) return [];
    return fieldReferences(flag.option, flag.value).flatMap((reference) => {
      if (reference.kind === 'field')
        return checkReference(flag, { ...reference, source: reference.source ?? flag.source }, gadget, annotations);
      const message = `${flag.written}: "${reference.text}" is not a condition.`;
      const hint = 'A condition is a field, one of == != >= > <= < ~ !~, and a value.';
      return [findingAt(placeInValue(flag, reference), 'command/field', message, hint)];
    });
  });
}

function checkReference(
  flag: GivenFlag,
  reference: FieldReference,
  gadget: GadgetView,
  annotations: string,
): Finding[] {
  const { text: name, source } = reference;
  // A variable can have any name as its value.
  if (/^%.*%$/.test(name)) return [];
  const sources = gadget.dataSources.filter((one) => source === undefined || one.name === source);
  if (sources.length === 0) {
    const known = gadget.dataSources.map((one) => one.name).join(', ');
    const message = `${flag.written}: ${gadget.name} has no data source "${source ?? ''}".`;
    return [findingAt(placeInValue(flag, reference), 'command/field', message, `Data sources: ${known}.`)];
  }
  const field = sources.flatMap((one) => one.fields).find((one) => one.name === name);
  if (field) return checkOperator(flag, reference, field);
  return isAdded(name, annotations) ? [] : [unknownField(flag, reference, gadget, sources)];
}

function unknownField(
  flag: GivenFlag,
  reference: FieldReference,
  gadget: GadgetView,
  sources: DataSourceView[],
): Finding {
  const name = reference.text;
  const names = sources
    .flatMap((one) => one.fields)
    .sort((a, b) => Number(a.group !== undefined) - Number(b.group !== undefined))
    .map((field) => field.name);
  const near =
    names.find((known) => known.toLowerCase() === name.toLowerCase()) ??
    names.find((known) => known.endsWith(`.${name}`)) ??
    nearest(name, names);
  const listed = `Fields: ${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', …' : '.'}`;
  const message = `${flag.written}: ${gadget.name} has no field "${name}".`;
  return findingAt(placeInValue(flag, reference), 'command/field', message, didYouMean(near, listed), near);
}

/** Texts made from numbers are compared as text: the number is in the field they are made from. */
function checkOperator(flag: GivenFlag, reference: FieldReference, field: FieldView): Finding[] {
  const { operator } = reference;
  if (!operator) return [];
  const sign = operator.text;
  if (/^[<>]/.test(sign) && field.type === 'string' && field.from !== undefined) {
    const message = `${flag.written}: "${field.name}" is text, so ${sign} does not compare numbers.`;
    const place = placeInValue(flag, reference);
    return [findingAt(place, 'command/field', message, `Use "${field.from}".`, field.from)];
  }
  if (sign.endsWith('~') && field.type !== undefined && field.type !== 'string' && field.type !== 'endpoint') {
    const message = `${flag.written}: ${sign} matches text, but "${field.name}" is of type ${field.type}.`;
    const place = placeInValue(flag, operator);
    return [findingAt(place, 'command/field', message, 'Use == or !=.', sign === '~' ? '==' : '!=')];
  }
  return [];
}

/** Fields that annotations of the same command add. */
function isAdded(name: string, annotations: string): boolean {
  return (
    annotations.includes(`=${name}`) ||
    annotations.includes(`.fields.${name}=`) ||
    (annotations.includes('kubenameresolver.enable') && ['k8s.podIP', 'k8s.hostIP'].includes(name))
  );
}
