import type { GadgetView } from '../read/gadgets/view-schema';
import type { Command } from '../read/gadgets/common-schema';
import { readArguments, type Arguments } from './arguments';
import { checkImage } from './check-image';
import type { Finding } from './check-types';
import type { CommandContext } from './command-context';
import { checkFieldOptions } from './field-options';
import { commandFlags, FlagSet, gadgetFlags, runFlags, type KnownFlag } from './flag-set';
import { commandWord, type Tool } from './invocation';
import type { Word } from './shell-words';
import { unknownFlags } from './unknown-flags';
import { checkValueOptions } from './value-options';
import { viewsOf } from './views';

/** Result of checking one call; the gadget and its arguments when it is a complete `run` of a known gadget. */
export interface CommandResult {
  findings: Finding[];
  run?: { gadget: GadgetView; args: Arguments };
}

/** Checks what follows `run`: the gadget, its tag, its flags and their values. */
export function checkRun(words: Word[], tool: Tool, path: Command[], context: CommandContext): CommandResult {
  const { catalogue, version } = context;
  const names = (flags: KnownFlag[]): string[] => flags.map((flag) => flag.flag);
  const general = (gadget: GadgetView | null, when: string | undefined): KnownFlag[] => [
    ...commandFlags(catalogue, tool, path, when),
    ...runFlags(catalogue, tool, gadget, when),
  ];
  const everywhere = names(general(null, undefined));

  // Which word is the gadget depends on the flags, and the flags on the gadget: begin with the flags of every gadget.
  const first = readArguments(words, new FlagSet([...viewsOf(catalogue, version).flags, ...general(null, version)]));
  const word = first.positional[0];
  const { gadget, findings } = word ? checkImage(word, context) : { gadget: null, findings: [] };
  if (!word || !gadget) {
    const known = { ...first, flags: first.flags.filter((flag) => everywhere.includes(flag.name)) };
    return {
      findings: [
        ...findings,
        ...unknownFlags(known, {
          command: `${commandWord(tool)} run`,
          version,
          here: names(general(null, version)),
          elsewhere: everywhere,
        }),
      ],
    };
  }
  if (!runsWith(gadget, tool)) {
    findings.push({
      offset: word.offset,
      rule: 'command/environment',
      message: `${gadget.name} does not run with ${commandWord(tool)}.`,
      hint: `It runs with ${gadget.environments.join(', ')}.`,
    });
  }
  const legal = [...gadgetFlags(gadget), ...general(gadget, version)];
  const args = readArguments(words, new FlagSet(legal));
  const ofGadget =
    catalogue.gadgets
      .find((one) => one.name === gadget.name)
      ?.paramGroups.flatMap((group) => group.params.map((param) => param.flag)) ?? [];
  return {
    findings: [
      ...findings,
      ...unknownFlags(args, {
        command: `${commandWord(tool)} run ${gadget.name}`,
        version,
        here: names(legal),
        elsewhere: [...everywhere, ...ofGadget],
      }),
      ...checkFieldOptions(args.flags, gadget),
      ...checkValueOptions(args.flags, gadget),
    ],
    run: { gadget, args },
  };
}

/** gadgetctl talks to an ig daemon, so it runs what ig runs, and the other way round. */
function runsWith(gadget: GadgetView, tool: Tool): boolean {
  if (tool === 'kubectl-gadget') return gadget.environments.includes(tool);
  return gadget.environments.includes('ig') || gadget.environments.includes('gadgetctl');
}
