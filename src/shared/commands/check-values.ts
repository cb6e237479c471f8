import type { GadgetView } from '../gadgets/view';
import { nearest } from '../nearest';
import type { GivenFlag } from './arguments';
import { valueFinding, type Finding } from './finding';
import { namedInValue, type Named } from './values';

/** Checks values that name data sources, output modes or one of a few words. */
export function checkValues(flags: readonly GivenFlag[], gadget: GadgetView): Finding[] {
  return flags.flatMap((flag) => {
    const { value } = flag;
    // What a variable of the shell or of the page stands for is not known.
    if (value === undefined || /[$%]/.test(value)) return [];
    const named = namedInValue(flag.name, value);
    const sources = named.filter((one) => one.kind === 'source').flatMap((one) => checkSource(flag, one, gadget));
    if (sources.length > 0) return sources;
    return [
      ...named.filter((one) => one.kind === 'mode').flatMap((one) => checkMode(flag, one, gadget)),
      ...checkWord(flag, value, gadget),
    ];
  });
}

function checkSource(flag: GivenFlag, named: Named, gadget: GadgetView): Finding[] {
  const known = gadget.dataSources.map((source) => source.name);
  if (known.includes(named.text)) return [];
  const near = nearest(named.text, known);
  const message = `${flag.written}: ${gadget.name} has no data source "${named.text}".`;
  return [
    valueFinding(
      'command/value',
      flag,
      named,
      message,
      near ? `Did you mean "${near}"?` : `Data sources: ${known.join(', ')}.`,
      near,
    ),
  ];
}

function checkMode(flag: GivenFlag, named: Named, gadget: GadgetView): Finding[] {
  const modes = [...new Set(gadget.dataSources.flatMap((source) => source.outputModes))];
  if (modes.includes(named.text)) return [];
  const message = `${flag.written}: ${gadget.name} has no output mode "${named.text}".`;
  return [
    valueFinding('command/value', flag, named, message, `Modes: ${modes.join(', ')}.`, nearest(named.text, modes)),
  ];
}

/** A parameter with a list of legal values takes no other, one that is a whole number no other word. */
function checkWord(flag: GivenFlag, value: string, gadget: GadgetView): Finding[] {
  const param = gadget.params.find((one) => one.flag === flag.name);
  const allowed = param?.allowed;
  if (param && !allowed && /^u?int\d*$/.test(param.type) && !/^-?\d+$/.test(value)) {
    const message = `${flag.written}: "${value}" is no whole number.`;
    return [valueFinding('command/value', flag, { text: value, index: 0 }, message, `The type is ${param.type}.`)];
  }
  if (!allowed || allowed.includes(value)) return [];
  const message = `${flag.written}: "${value}" is not legal.`;
  return [
    valueFinding(
      'command/value',
      flag,
      { text: value, index: 0 },
      message,
      `Legal values: ${allowed.join(', ')}.`,
      nearest(value, allowed),
    ),
  ];
}
