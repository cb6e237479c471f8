import type { Flag } from '../../../src/engine/read/gadgets/field-schema';
import { isIn } from '../../../src/engine/read/gadgets/versions';
import type { CommandModel, CommandNode, FlagModel } from '../../../src/shared/commands/model';
import { placeOf } from '../c/tokens';
import { propertyDifferences, type Difference } from '../difference';
import { readDataFile, type OurData } from '../our-data';
import type { ToolParamFlag } from './model';
import { flagPlace } from './places';

/** Parameters of operators: each that a user can set is a flag of a command, and its default is ours. */
export function compareParamFlags(params: readonly ToolParamFlag[], model: CommandModel, data: OurData): Difference[] {
  const { root, version } = data;
  const runDefaults = runFlagsOf(data);
  const ofCommands = Object.values(model.tools).flatMap((tool) => [...tool.flags, ...tool.commands.flatMap(allFlags)]);
  const known = new Set([...ofCommands, ...model.runFlags].filter(({ here }) => here).map(({ flag }) => flag));
  const common = readDataFile(root, '_common.yaml');
  const reported = new Set<string>();
  return params.flatMap((param): Difference[] => {
    const { flag } = param;
    const thing = { version, kind: 'flag' as const, owner: 'run', name: flag, place: placeOf(param) };
    if (!known.has(flag) && !known.has(`${flag}.NAME`)) {
      if (!param.isOffered || reported.has(flag)) return [];
      reported.add(flag);
      return [{ ...thing, state: 'new' }];
    }
    const defaults = runDefaults.filter((ours) => ours.flag === flag).map((ours) => ours.default);
    if (param.default !== null && defaults.includes(param.default)) return [];
    return propertyDifferences(
      { ...thing, dataPlace: flagPlace(common, flag) },
      { default: [param.default, defaults[0]] },
    );
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
