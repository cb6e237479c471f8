import type { Catalogue } from '../../read/gadgets/catalogue';
import type { Command } from '../../read/gadgets/common-schema';
import type { Span } from '../../read/gadgets/versions';

/** A flag, or a parameter of a manifest, with the versions that have it. */
interface Named extends Span {
  flag: string;
  manifest?: string | undefined;
}

/**
 * The versions in which flags and parameters came, by name: several where one came to one tool or gadget and later to
 * another. What is as old as its gadget came with the gadget.
 */
export function flagVersions({ common, commands, gadgets, versions }: Catalogue): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, version: string): void =>
    void found.set(name, (found.get(name) ?? new Set()).add(version));
  const addAll = (flags: readonly Named[] | undefined, owner: Span = {}): void => {
    for (const { flag, manifest, since } of flags ?? []) {
      const version = since ?? owner.since ?? versions[0] ?? '';
      add(flag, version);
      if (manifest !== undefined) add(manifest, version);
    }
  };
  const addCommand = (command: Command, owner: Span): void => {
    const own = { since: command.since ?? owner.since };
    addAll(command.flags, own);
    for (const below of command.commands ?? []) addCommand(below, own);
  };
  for (const { flags } of Object.values(common.flags)) addAll(flags);
  for (const { params } of Object.values(common.paramGroups)) addAll(params);
  for (const gadget of gadgets) for (const { params } of gadget.paramGroups) addAll(params, gadget);
  for (const flags of Object.values(commands?.flagSets ?? {})) addAll(flags);
  for (const { flags, commands: below } of Object.values(commands?.tools ?? {})) {
    addAll(flags);
    for (const command of below) addCommand(command, {});
  }
  return found;
}
