import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../../site.config';
import { parseCommand } from '../../../shared/commands/parse';
import { readSteps } from '../../../shared/commands/terminal';
import { explain, type Anchors, type Part } from '../../../shared/workbench/explain';
import { PROJECT_ROOT } from '../../model/cache';
import { walk } from '../walk';
import { commandModelAt } from './command-model';
import { siteConfigSchema } from '../config/schema';
import { versionOrder } from '../docs/version-order';
import { loadGadgets } from './load';

const { catalogue } = loadGadgets(PROJECT_ROOT, versionOrder(siteConfigSchema.parse(config)));
const ANCHORS: Anchors = {
  gadgetPage: (name) => `gadgets/${name}`,
  param: (flag) => flag,
  field: (_gadget, _source, name) => name,
  row: (name) => name,
};

/** Roles whose words the tool or a gadget defines, so that there is something to say. */
const DEFINED: ReadonlySet<Part['role']> = new Set(['program', 'subcommand', 'flag', 'field', 'mode', 'operator']);

const files = walk(path.join(PROJECT_ROOT, 'content'), (file) => file.endsWith('.md'));

/** Terminal blocks of a page by their language. */
function terminals(file: string): { language: string; code: string }[] {
  const text = readFileSync(path.join(PROJECT_ROOT, 'content', file), 'utf8');
  // Blocks marked as historical show commands of their own date, which no version of the data has.
  return [...text.matchAll(/^( *)```(bash|sh|console)\b(?!.*\bhistorical\b)[^\n]*\n([\s\S]*?)^ *```/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Versions a page is checked with: its own layer's; posts with the newest release. */
const versionOf = (file: string): string => /^docs\/([^/]+)\//.exec(file)?.[1] ?? catalogue.latest;

const unexplained = files.flatMap((file) => {
  const model = commandModelAt(catalogue, versionOf(file));
  if (!model) return [];
  return terminals(file).flatMap(({ language, code }) =>
    readSteps(code, language).flatMap((step) =>
      step.script.commands.flatMap((command) => {
        const call = parseCommand(command, model);
        // Flags of gadgets that a page builds itself are known to that page alone.
        if (!call || call.unknown || (call.path.at(-1)?.run && !call.gadget)) return [];
        const annotations = call.args.flags.filter((flag) => flag.name === '--annotate').map((flag) => flag.value);
        return (
          explain(call, model, ANCHORS)
            .flatMap((part) => [part, ...part.parts])
            .filter((part) => DEFINED.has(part.role) && part.meaning === null)
            // A variable stands for any name, and annotations of the same command may add fields.
            .filter((part) => !part.text.includes('$') && !(part.role === 'field' && annotations.length > 0))
            .map((part) => `${file}: ${part.role} ${part.text}`)
        );
      }),
    ),
  );
});

test('every word of every command of the pages is explained', () => {
  expect([...new Set(unexplained)]).toEqual([]);
});
