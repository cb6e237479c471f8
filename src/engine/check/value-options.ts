import { nearest } from '../../shared/nearest';
import type { GadgetView } from '../read/gadgets/view-schema';
import type { GivenFlag } from './arguments';
import type { Finding } from './check-types';

/** Checks values that name data sources, output modes or one of a few words. */
export function checkValueOptions(flags: GivenFlag[], gadget: GadgetView): Finding[] {
  return flags.flatMap((flag) => {
    if (flag.value === undefined || /[$%]/.test(flag.value)) return [];
    switch (flag.name) {
      case '--output':
        return outputModes(flag, flag.value, gadget);
      case '--annotate':
        return sourcesOf(
          flag,
          flag.value.split(/,(?=[\w.-]+:)/).map((part) => part.split(':')[0]?.split('.')[0] ?? ''),
          gadget,
        );
      case '--otel-metrics-name':
        return sourcesOf(flag, flag.value.includes(':') ? [flag.value.split(':')[0] ?? ''] : [], gadget);
      default:
        return legalWord(flag, flag.value, gadget);
    }
  });
}

function outputModes(flag: GivenFlag, value: string, gadget: GadgetView): Finding[] {
  return value.split(',').flatMap((part) => {
    const [first = '', second] = part.split(':');
    const mode = second ?? first;
    const unknown = second === undefined ? [] : sourcesOf(flag, [first], gadget);
    const modes = new Set(gadget.dataSources.flatMap((source) => source.outputModes));
    if (unknown.length > 0 || modes.has(mode)) return unknown;
    return [
      finding(
        flag,
        `${flag.written}: ${gadget.name} has no output mode "${mode}".`,
        `Modes: ${[...modes].join(', ')}.`,
      ),
    ];
  });
}

function sourcesOf(flag: GivenFlag, names: string[], gadget: GadgetView): Finding[] {
  const known = gadget.dataSources.map((source) => source.name);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      return finding(
        flag,
        `${flag.written}: ${gadget.name} has no data source "${name}".`,
        near ? `Did you mean "${near}"?` : `Data sources: ${known.join(', ')}.`,
      );
    });
}

function legalWord(flag: GivenFlag, value: string, gadget: GadgetView): Finding[] {
  const allowed = gadget.params.find((param) => param.flag === flag.name)?.allowed;
  if (!allowed || allowed.includes(value)) return [];
  return [finding(flag, `${flag.written}: "${value}" is not legal.`, `Legal values: ${allowed.join(', ')}.`)];
}

function finding(flag: GivenFlag, message: string, hint: string): Finding {
  return { offset: flag.valueOffset, rule: 'command/value', message, hint };
}
