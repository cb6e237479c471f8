import { checkCommand } from '../../shared/commands/check';
import { checkOutput } from '../../shared/commands/check-output';
import type { Finding } from '../../shared/commands/finding';
import { readImage } from '../../shared/commands/image';
import { findInvocation } from '../../shared/commands/invocation';
import type { CommandModel } from '../../shared/commands/model';
import { parseCommand } from '../../shared/commands/parse';
import { readShell } from '../../shared/commands/shell';
import { isTerminal, readSteps, type TerminalStep } from '../../shared/commands/terminal';
import type { ArticleSnippet } from '../markdown/article';

/** What is wrong in a snippet, with its offset in the snippet's text. */
export type SnippetFinding = Omit<Finding, 'end' | 'fix'>;

/** The commands of a snippet with their output; none where it is no terminal. */
function stepsOf(snippet: ArticleSnippet): TerminalStep[] {
  // A line break in inline code is a space.
  if (snippet.kind === 'inline') return [{ script: readShell(snippet.text.replace(/\n/g, ' ')), output: [] }];
  return isTerminal(snippet.language, snippet.text) ? readSteps(snippet.text, snippet.language) : [];
}

/** Images that a page builds, tags or imports itself: they need no registry on that page. */
export function collectLocalImages(snippets: readonly ArticleSnippet[], model: CommandModel): Set<string> {
  const images = new Set<string>();
  for (const command of snippets.flatMap(stepsOf).flatMap((step) => step.script.commands)) {
    const words = findInvocation(command, model)?.args.map((word) => word.text) ?? [];
    if (words[0] !== 'image') continue;
    for (const name of words[1] === 'tag' ? words.slice(2) : builtImages(words)) {
      const { gadget } = readImage(name, model.imagePrefix);
      if (gadget !== null) images.add(gadget);
    }
  }
  return images;
}

function builtImages(words: readonly string[]): string[] {
  const flag = words[1] === 'build' ? words.findIndex((word) => word === '-t' || word === '--tag') : -1;
  const behind = flag < 0 ? undefined : words[flag + 1];
  const inline = words.find((word) => word.startsWith('--tag='))?.slice('--tag='.length);
  return [behind ?? inline ?? []].flat();
}

/** Checks the commands and example output of a snippet for one version. */
export function checkSnippet(
  snippet: ArticleSnippet,
  model: CommandModel,
  localImages: ReadonlySet<string>,
): SnippetFinding[] {
  if (/(^|\s)historical(\s|$)/.test(snippet.meta)) return [];
  const context = { model, localImages, inline: snippet.kind === 'inline' };
  const inCommands = stepsOf(snippet).flatMap(({ script, output }) =>
    script.commands.flatMap((command) => {
      const parsed = parseCommand(command, model, localImages);
      return parsed ? [...checkCommand(parsed, context), ...checkOutput(parsed, output, model)] : [];
    }),
  );
  // Running text may explain what a tag stands for; code is pasted.
  const written = snippet.kind === 'inline' ? [] : literalTags(snippet.text, model);
  const known = new Set(inCommands.map(({ rule, offset }) => `${rule} ${offset}`));
  return [...inCommands, ...written.filter(({ rule, offset }) => !known.has(`${rule} ${offset}`))];
}

/**
 * Tags of the project's images written out anywhere in code, such as in a manifest: they would be wrong in other
 * versions.
 */
function literalTags(code: string, model: CommandModel): SnippetFinding[] {
  const { tagVariable, imagePrefix } = model;
  if (tagVariable === null) return [];
  const registry = imagePrefix.split('/').slice(0, 2).join('/');
  const names = [...new Set(model.gadgets.map(({ name }) => name.replace(/^([a-z]+)_.*$/, '$1_[a-z]+')))];
  const pattern = new RegExp(
    `(?:${escape(registry)}/[\\w./-]+|(?<![\\w/.-])(?:${names.join('|')})):(latest|main|v\\d+\\.\\d+\\.\\d+)(?![\\w.-])`,
    'g',
  );
  return [...code.matchAll(pattern)].map((match) => ({
    offset: match.index,
    rule: 'command/tag',
    message: `The tag ":${match[1] ?? ''}" is written out.`,
    hint: `Write "${match[0].replace(/:[^:]*$/, '')}:${tagVariable}": the tag of the page's own version.`,
  }));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
