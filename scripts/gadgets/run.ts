import path from 'node:path';
import { UsageError } from '../../src/engine/model/errors';
import { scriptCommand } from '../command';
import type { Place } from './place';
import { compareGadgets } from './compare/gadgets';
import { sentence } from './difference';
import { compareFlags } from './flags/compare-flags';
import { withoutKnown, type SortedDifferences } from './known';
import { loadData, type OurData } from './our-data';
import type { Unread } from './tool/model';
import { readTool, type Tool } from './tool/read-tool';

const FLAGS = {
  version: { value: 'VERSION', summary: 'version of the site that the checkout is of' },
  json: { summary: 'prints the differences as JSON' },
};

const HELP = `npm run gadgets -- diff PATH --version VERSION [--json]

Compares content/gadgets/ with a checkout of the tool at PATH. Lists by file and line what is new, removed or different
in the tool; exits with 1 when there is something.`;

/** `npm run gadgets`. */
export const runGadgets = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [command, where, ...more] = positionals;
  if (command !== 'diff' || where === undefined || more.length > 0)
    throw new UsageError('Write diff PATH --version VERSION.');
  if (values.version === undefined) throw new UsageError('--version is missing: the version that PATH is of.');
  const data = await loadData(root, values.version);
  const comparison = compareAll(readTool(path.resolve(where)), data);
  print(given.has('json') ? `${JSON.stringify(comparison, null, 2)}\n` : reportText(comparison));
  return comparison.differences.length === 0 ? 0 : 1;
});

interface Comparison extends SortedDifferences {
  version: string;
  gadgets: number;
  commands: number;
  unread: Unread[];
}

function compareAll(tool: Tool, data: OurData): Comparison {
  const found = [...compareGadgets(tool, data), ...compareFlags(tool, data)];
  return {
    version: data.version,
    gadgets: tool.gadgets.length,
    commands: tool.commands.length,
    ...withoutKnown(data.root, data.version, found),
    unread: tool.unread,
  };
}

/** The comparison as text: one line a difference, with its places in the tool and in the data. */
function reportText({ version, gadgets, commands, differences, known, outdated, unread }: Comparison): string {
  const placeText = ({ file, line }: Place): string => `${file}:${line}`;
  const lines = [
    ...differences.map((difference) => {
      const places = [difference.place, difference.dataPlace].flatMap((place) => (place ? [placeText(place)] : []));
      return `${difference.state.padEnd(9)} ${sentence(difference)}\n          ${places.join('  ')}`;
    }),
    ...unread.map(({ gadget, message, ...place }) => `not read  ${gadget}: ${message}\n          ${placeText(place)}`),
    ...outdated.map((what) => `outdated  content/gadgets/_known.yaml: ${what} is no difference any more`),
    `${counted(gadgets, 'gadget')} and ${counted(commands, 'command')} compared with ${version}, ` +
      counted(differences.length, 'difference') +
      (known === 0 ? '' : `, ${known} more are meant`),
  ];
  return `${lines.join('\n')}\n`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
