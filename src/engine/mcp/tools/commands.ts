import * as z from 'zod';
import type { Finding } from '../../../shared/commands/finding';
import { diagnose } from '../../../shared/workbench/diagnose';
import { explain, type Part } from '../../../shared/workbench/explain';
import { correctCommands } from '../../../shared/workbench/correct';
import { readPasted } from '../../../shared/workbench/pasted';
import { QuestionError, defineTool, TEXT, VERSION } from '../built-site';

const input = z.strictObject({
  command: TEXT.describe('One or more command lines of kubectl gadget, ig or gadgetctl, as typed in a shell.'),
  version: VERSION,
});

/** What every word of a command means. */
export const explainCommandTool = defineTool({
  name: 'explain_command',
  title: 'Explain a command',
  description: 'Explains each word of a kubectl gadget, ig or gadgetctl command, with links to the documentation.',
  input,
  answer(site, { command, version }) {
    const record = site.version(version);
    const { model } = site.commands(record);
    const { calls } = diagnose(readPasted(command).text, model);
    if (calls.length === 0) throw new QuestionError(noCall(command));
    return calls
      .map(({ parsed }) =>
        explain(parsed, model)
          .flatMap((part) => partLines(part, record.path))
          .join('\n'),
      )
      .join('\n\n');
  },
});

/** What is wrong with a command, and the corrected command. */
export const checkCommandTool = defineTool({
  name: 'check_command',
  title: 'Check a command',
  description:
    'Finds mistakes in a command for a given version (flags, fields, values, gadgets, quotes) and returns the corrected command.',
  input,
  answer(site, { command, version }) {
    const record = site.version(version);
    const { model } = site.commands(record);
    const { text, notes } = readPasted(command);
    const { calls, findings } = diagnose(text, model);
    if (calls.length === 0 && findings.length === 0) throw new QuestionError(noCall(command));
    const corrected = correctCommands(text, model);
    return [
      ...notes,
      findings.length === 0
        ? `The command is correct for ${record.name}.`
        : findings.map((finding) => findingLine(finding, text)).join('\n'),
      ...(corrected.text === null || (!corrected.isChanged && notes.length === 0)
        ? []
        : [
            `${corrected.left.length > 0 ? 'Partly corrected' : 'Corrected'}:\n\n\`\`\`bash\n${corrected.text}\n\`\`\``,
          ]),
    ].join('\n\n');
  },
});

const noCall = (command: string): string =>
  `No kubectl gadget, ig or gadgetctl command found in "${command.slice(0, 80)}".`;

const findingLine = ({ offset, end, message, hint }: Finding, text: string): string =>
  `- \`${text.slice(offset, end)}\`: ${message} ${hint ?? ''}`.trimEnd();

function partLines(part: Part, docs: string, depth = 0): string[] {
  return [
    `${'  '.repeat(depth)}- \`${part.text}\`: ${wordsOf(part)}${addressOf(part, docs)}`,
    ...part.parts.flatMap((inner) => partLines(inner, docs, depth + 1)),
  ];
}

function wordsOf({ title, meaning, details }: Part): string {
  return [title, meaning, details.join('; ')]
    .filter(Boolean)
    .join('. ')
    .replace(/\.{2,}/g, '.');
}

function addressOf({ target }: Part, docs: string): string {
  if (!target) return '';
  return ` (${docs}/${target.page}${target.anchor ? `#${target.anchor}` : ''})`;
}
