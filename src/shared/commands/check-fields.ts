import type { DataSourceView, FieldView, GadgetView } from '../gadgets/view';
import { nearest } from '../nearest';
import type { GivenFlag } from './arguments';
import { valueFinding, type Finding } from './finding';
import { optionOf } from './parse';
import { fieldReferences, type FieldReference } from './values';

/** Fields named in a hint when none is near. */
const MAX_LISTED = 20;

/**
 * Checks the fields named in `--fields`, `--filter`, `--filter-expr` and `--sort`. Annotations of the same command may
 * add fields of their own.
 */
export function checkFields(flags: readonly GivenFlag[], gadget: GadgetView): Finding[] {
  const annotations = flags
    .filter((flag) => flag.name === '--annotate')
    .map((flag) => flag.value ?? '')
    .join(' ');
  return flags.flatMap((flag) => {
    // `@file` reads the value from a file, `$` from a variable of the shell.
    if (flag.value === undefined || flag.value.includes('$') || flag.value.startsWith('@')) return [];
    const { option, source } = optionOf(flag.name);
    return fieldReferences(option, flag.value).flatMap((reference) => {
      if (reference.kind === 'broken') {
        const message = `${flag.written}: "${reference.text}" is not a condition.`;
        return [
          valueFinding(
            'command/field',
            flag,
            reference,
            message,
            'A condition is a field, one of == != >= > <= < ~ !~, and a value.',
          ),
        ];
      }
      return checkReference(flag, { ...reference, source: reference.source ?? source }, gadget, annotations);
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
  // A variable stands for any name.
  if (/^%.*%$/.test(name)) return [];
  const sources = gadget.dataSources.filter((one) => source === undefined || one.name === source);
  if (sources.length === 0) {
    const known = gadget.dataSources.map((one) => one.name).join(', ');
    const message = `${flag.written}: ${gadget.name} has no data source "${source ?? ''}".`;
    return [valueFinding('command/field', flag, reference, message, `Data sources: ${known}.`)];
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
  const hint = near
    ? `Did you mean "${near}"?`
    : `Fields: ${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', …' : '.'}`;
  return valueFinding(
    'command/field',
    flag,
    reference,
    `${flag.written}: ${gadget.name} has no field "${name}".`,
    hint,
    near,
  );
}

/** Texts made from numbers are compared as text: the number is in the field they are made from. */
function checkOperator(flag: GivenFlag, reference: FieldReference, field: FieldView): Finding[] {
  const { operator } = reference;
  if (!operator) return [];
  const sign = operator.text;
  if (/^[<>]/.test(sign) && field.type === 'string' && field.from !== undefined) {
    const message = `${flag.written}: "${field.name}" is text, so ${sign} does not compare numbers.`;
    return [valueFinding('command/field', flag, reference, message, `Use "${field.from}".`, field.from)];
  }
  if (sign.endsWith('~') && field.type !== undefined && field.type !== 'string' && field.type !== 'endpoint') {
    const message = `${flag.written}: ${sign} matches text, but "${field.name}" is of type ${field.type}.`;
    return [valueFinding('command/field', flag, operator, message, 'Use == or !=.', sign === '~' ? '==' : '!=')];
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
