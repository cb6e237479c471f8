import { escapePattern } from '../model/escape';
import { checkCommand } from '../../shared/commands/check';
import { checkOutput } from '../../shared/commands/check-output';
import type { Finding } from '../../shared/commands/finding';
import { readImage } from '../../shared/commands/arguments';
import { findInvocation } from '../../shared/commands/invocation';
import type { CommandModel } from '../../shared/commands/model';
import { parseCommand } from '../../shared/commands/parse';
import { imageAndRest } from '../../shared/workbench/mistakes/command-words';
import { dashes } from '../../shared/workbench/mistakes/flags';
import { kindsOfValues, missingValues } from '../../shared/workbench/mistakes/values';
import type { ArticleSnippet } from '../markdown/article';
import { isPlainly, mentionedCommands, stepsOf, typedCommands, type SnippetFinding } from './snippet-commands';
import { isTerminal, readTerminal, type TerminalStep } from '../../shared/commands/terminal';

/** A snippet with its commands, which are the same for every version. */
export interface ReadSnippet extends ArticleSnippet {
  typed: ReturnType<typeof typedCommands>;
  mentioned: ReturnType<typeof mentionedCommands>;
  mistyped: SnippetFinding[];
}

/** Reads the commands of a snippet. */
export function readSnippet(snippet: ArticleSnippet): ReadSnippet {
  const steps = stepsOf(snippet);
  return {
    ...snippet,
    typed: typedCommands(steps),
    mentioned: mentionedCommands(snippet),
    mistyped: mistypedCommands(snippet, steps),
  };
}

/** Images that a page builds, tags or imports itself: they need no registry on that page. */
export function collectLocalImages(snippets: readonly ReadSnippet[], model: CommandModel): Set<string> {
  const images = new Set<string>();
  for (const { command } of snippets.flatMap(({ typed }) => typed)) {
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
  const next = flag < 0 ? undefined : words[flag + 1];
  const inline = words.find((word) => word.startsWith('--tag='))?.slice('--tag='.length);
  return [next ?? inline ?? []].flat();
}

/** Checks the commands and example output of a snippet for one version. */
export function checkSnippet(
  snippet: ReadSnippet,
  model: CommandModel,
  localImages: ReadonlySet<string>,
): SnippetFinding[] {
  if (/(^|\s)historical(\s|$)/.test(snippet.meta)) return [];
  const inline = snippet.kind === 'inline';
  if (snippet.mistyped.length > 0) return snippet.mistyped;
  const inCommands = [
    ...snippet.typed.flatMap(({ command, output, script }) => {
      const parsed = parseCommand(command, model, localImages);
      if (!parsed) return [];
      const source = snippet.text;
      const rules = inline ? [kindsOfValues] : [dashes, missingValues, kindsOfValues, imageAndRest];
      // What the first rule finds makes words of the others.
      const special =
        rules.map((rule) => rule(parsed, { model, source, script })).find((found) => found.length > 0) ?? [];
      const general = checkCommand(parsed, { model, localImages, inline });
      const isNew = (one: Finding): boolean =>
        special.every(({ offset, end }) => one.end <= offset || end <= one.offset);
      return [...special, ...general.filter(isNew), ...checkOutput(parsed, output, model)];
    }),
    ...snippet.mentioned.flatMap((command) => {
      const parsed = parseCommand(command, model, localImages);
      if (!parsed || !isPlainly(parsed)) return [];
      return [...kindsOfValues(parsed), ...checkCommand(parsed, { model, localImages, inline: true })];
    }),
  ];
  // Running text may explain a tag; code is pasted.
  const written = inline ? [] : literalTags(snippet.text, model);
  const known = new Set(inCommands.map(({ rule, offset }) => `${rule} ${offset}`));
  return [...inCommands, ...written.filter(({ rule, offset }) => !known.has(`${rule} ${offset}`))];
}

/** Tags of the project's images written out in code, such as a manifest: they would be wrong in other versions. */
function literalTags(code: string, model: CommandModel): SnippetFinding[] {
  const { tagVariable, imagePrefix } = model;
  if (tagVariable === null) return [];
  const registry = imagePrefix.split('/').slice(0, 2).join('/');
  const names = [...new Set(model.gadgets.map(({ name }) => name.replace(/^([a-z]+)_.*$/, '$1_[a-z]+')))];
  const pattern = new RegExp(
    `(?:${escapePattern(registry)}/[\\w./-]+|(?<![\\w/.-])(?:${names.join('|')})):(latest|main|v\\d+\\.\\d+\\.\\d+)(?![\\w.-])`,
    'g',
  );
  return [...code.matchAll(pattern)].map((match) => ({
    offset: match.index,
    rule: 'command/tag',
    message: `The tag ":${match[1] ?? ''}" is written literally.`,
    hint: `Write "${match[0].replace(/:[^:]*$/, '')}:${tagVariable}": the tag of the page's own version.`,
  }));
}

const SIGNS: readonly { pattern: RegExp; message: string; hint: string }[] = [
  {
    pattern: /\\[ \t]+$/,
    message: 'A space follows the backslash, so the command ends on this line.',
    hint: 'Remove the space.',
  },
  {
    pattern: /[\u00a0\u2000-\u200a\u202f\u3000]/,
    message: 'This is a no-break space, which a shell does not treat as a space.',
    hint: 'Type the space again.',
  },
  {
    pattern: /[\u2018-\u201f\u00ab\u00bb]/,
    message: 'This is a typographic quote, which a shell treats as an ordinary character.',
    hint: 'Write \' or ".',
  },
  {
    pattern: /(?<=^|\s)[\u2010-\u2015\u2212]+-*(?=[A-Za-z])/,
    message: 'This is a long dash, which does not start a flag.',
    hint: 'Write two hyphens, or one before a single letter.',
  },
];

/**
 * Commands that look right and cannot work: signs of a word processor, a `console` block without a prompt, whose
 * commands would count as output, and a command that never ends.
 */
function mistypedCommands({ kind, language, text }: ArticleSnippet, steps: readonly TerminalStep[]): SnippetFinding[] {
  if (kind === 'inline' || !isTerminal(language, text)) return [];
  const lines = readTerminal(text, language);
  const found: SnippetFinding[] = [];
  let offset = 0;
  for (const { kind: role, prompt, text: line } of lines) {
    offset += prompt.length;
    const code = line.replace(/(?:^|\s)#.*$/, '');
    for (const { pattern, message, hint } of role === 'command' ? SIGNS : []) {
      const index = code.search(pattern);
      if (index >= 0) found.push({ offset: offset + index, rule: 'command/sign', message, hint });
    }
    offset += line.length + 1;
  }
  if (text.trim() !== '' && lines.every(({ kind: role }) => role === 'output'))
    return [
      {
        offset: 0,
        rule: 'command/no-prompt',
        message: 'The console block has no prompt, so its commands are treated as output.',
        hint: 'Write "$ " before each command; use a text block for output alone.',
      },
    ];
  const isOpen = steps.at(-1)?.script.unfinished ?? null;
  if (found.length > 0 || isOpen === null) return found;
  const message = 'The last command is incomplete: a quote, bracket, loop or here-document is not closed.';
  return [{ offset: text.trimEnd().length - 1, rule: 'command/open', message, hint: 'Close it in the same block.' }];
}
