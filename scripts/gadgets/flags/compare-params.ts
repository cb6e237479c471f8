import type { Flag } from '../../../src/engine/read/gadgets/field-schema';
import { isIn } from '../../../src/engine/read/gadgets/versions';
import type { CommandModel, CommandNode, FlagModel } from '../../../src/shared/commands/model';
import type { Difference } from '../difference';
import { readDataFile, type OurData } from '../our-data';
import type { ToolParamFlag } from './model';
import { flagPlace } from './places';

/** Parameters of operators: each that a person can set is a flag somewhere, and its default is ours. */
export function compareParamFlags(params: readonly ToolParamFlag[], model: CommandModel, data: OurData): Difference[] {
  const runDefaults = runFlagsOf(data);
  const commands = Object.values(model.tools).flatMap((tool) => [...tool.flags, ...tool.commands.flatMap(allFlags)]);
  const known = new Set([...commands, ...model.runFlags].filter(({ here }) => here).map(({ flag }) => flag));
  const common = readDataFile(data.root, '_common.yaml');
  const seen = new Set<string>();
  return params.flatMap((param): Difference[] => {
    const thing = {
      version: data.version,
      kind: 'flag' as const,
      owner: 'run',
      name: param.flag,
      place: { file: param.file, line: param.line },
    };
    if (!known.has(param.flag) && !known.has(`${param.flag}.NAME`)) {
      if (!param.isOffered || seen.has(param.flag)) return [];
      seen.add(param.flag);
      return [{ ...thing, state: 'new' }];
    }
    const ours = runDefaults.filter(({ flag }) => flag === param.flag);
    const [first] = ours;
    if (
      param.default === null ||
      first?.default === undefined ||
      ours.some(({ default: one }) => one === param.default)
    )
      return [];
    return [
      {
        ...thing,
        state: 'different',
        property: 'default',
        tool: param.default,
        data: first.default,
        dataPlace: flagPlace(common, param.flag),
      },
    ];
  });
}

function allFlags(node: CommandNode): FlagModel[] {
  return [...node.flags, ...node.commands.flatMap(allFlags)];
}

/** Flags of `run` that the version has, with their defaults. */
export function runFlagsOf({ catalogue, version }: OurData): Flag[] {
  return Object.values(catalogue.common.flags).flatMap(({ flags }) =>
    flags.filter((flag) => isIn(catalogue, flag, version)),
  );
}
