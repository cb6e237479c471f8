import type { Catalogue } from '../read/gadgets/catalogue';
import type { Command } from '../read/gadgets/common-schema';
import type { Flag } from '../read/gadgets/schema-parts';
import { isIn } from '../read/gadgets/versions';
import type { GadgetView } from '../read/gadgets/view-schema';
import type { Tool } from './invocation';

/** A flag a command takes. */
export interface KnownFlag {
  flag: string;
  short?: string | undefined;
  boolean: boolean;
}

/** Flags a command takes in a version, and those it takes in some version or for some gadget, to explain the difference. */
export class FlagSet {
  private readonly byName = new Map<string, KnownFlag>();

  constructor(flags: Iterable<KnownFlag>) {
    for (const flag of flags) {
      this.byName.set(flag.flag, flag);
      if (flag.short !== undefined) this.byName.set(flag.short, flag);
    }
  }

  /** By long or short name, with its dashes. */
  get(name: string): KnownFlag | undefined {
    return this.byName.get(name);
  }

  /** Long names. */
  names(): string[] {
    return [...this.byName.keys()].filter((name) => name.startsWith('--'));
  }
}

const HELP: KnownFlag = { flag: '--help', short: '-h', boolean: true };

/** Flags of a tool and its subcommands, without those of a gadget. `version` undefined: of all versions. */
export function commandFlags(
  catalogue: Catalogue,
  tool: Tool,
  path: Command[],
  version: string | undefined,
): KnownFlag[] {
  const data = catalogue.commands.tools[tool];
  const sets = [data.flagSets ?? [], ...path.map((command) => command.flagSets ?? [])].flat();
  const flags = [
    data.flags ?? [],
    ...path.map((command) => command.flags ?? []),
    ...sets.map((set) => catalogue.commands.flagSets[set] ?? []),
  ].flat();
  return [HELP, ...flags.filter((flag) => version === undefined || isIn(catalogue, flag, version)).map(known)];
}

/** Flags of `run` that come from the tool, for a gadget or, without one, for any. */
export function runFlags(
  catalogue: Catalogue,
  tool: Tool,
  gadget: GadgetView | null,
  version: string | undefined,
): KnownFlag[] {
  return Object.values(catalogue.common.flags)
    .flatMap((group) => group.flags)
    .filter(
      (flag) =>
        (version === undefined || isIn(catalogue, flag, version)) &&
        (flag.environments?.includes(tool) ?? true) &&
        applies(flag, gadget),
    )
    .flatMap((flag) => perSource(flag, gadget));
}

/** Flags of a gadget itself. */
export function gadgetFlags(gadget: GadgetView): KnownFlag[] {
  return gadget.params.flatMap((param) => {
    const names = param.names?.map((name) => param.flag.replace(/<[^>]*>/, name)) ?? [param.flag];
    return names.map((flag): KnownFlag => ({ flag, boolean: param.type === 'bool' }));
  });
}

function known(flag: Flag): KnownFlag {
  return { flag: flag.flag, short: flag.short, boolean: flag.type === 'bool' };
}

function applies(flag: Flag, gadget: GadgetView | null): boolean {
  if (gadget === null || flag.needs === undefined) return true;
  switch (flag.needs) {
    case 'array':
      return gadget.dataSources.some((source) => source.type === 'array');
    case 'single-source':
      return gadget.dataSources.length === 1;
    case 'user-stack':
      return gadget.params.some((param) => param.flag === '--collect-ustack');
  }
}

/** A flag that ends in `.NAME` is one flag for each data source. */
function perSource(flag: Flag, gadget: GadgetView | null): KnownFlag[] {
  if (!flag.flag.endsWith('.NAME')) return [known(flag)];
  return (gadget?.dataSources ?? []).map((source) => known({ ...flag, flag: flag.flag.replace(/NAME$/, source.name) }));
}
