import strings from 'virtual:strings/workbench';
import type { SiteData } from '../../shared/site-data';
import type { Finding } from '../../shared/commands/finding';
import { fill, fillCount } from '../../shared/strings/format';
import type { ParsedCommand } from '../../shared/commands/parse';
import { correctCommands } from '../../shared/workbench/correct';
import { asManifest } from '../../shared/workbench/as-manifest';
import { diagnose } from '../../shared/workbench/diagnose';
import { explain, type Part } from '../../shared/workbench/explain';
import { differencesOf } from '../../shared/workbench/in-version';
import { inOtherTools } from '../../shared/workbench/other-tools';
import { readPasted } from '../../shared/workbench/pasted';
import { make } from '../behaviours/dom';
import { targetHref, type VersionCommands } from './data';
import { copyable, disclosed, findingList, meaningOfPart, without, type Shown } from './pieces';

/**
 * The answer about a text: its problems, the corrected command, and the meaning of every word. `noted` counts
 * the problems of the manifest that it was read from.
 */
export function resultOf(pasted: string, commands: VersionCommands, site: SiteData, noted: number): Shown {
  const { text, notes } = readPasted(pasted);
  const { model, anchors, version } = commands;
  const { calls, findings } = diagnose(text, model);
  if (calls.length === 0 && findings.length === 0) return { verdict: fine(strings.empty), content: [] };
  const corrected = correctCommands(text, model);
  // A fix may uncover what could not be seen before: flags of a command that was removed, for example.
  const told = new Set(findings.map(({ message }) => message));
  const uncovered = corrected.left.filter(({ message }) => !told.has(message));
  return {
    verdict: verdictOn(noted + findings.length + uncovered.length, version.label),
    content: [
      ...(findings.length > 0 ? [findingList(findings, text)] : []),
      ...(notes.length > 0 ? [section(strings.cleaned, list(notes))] : []),
      ...(corrected.isChanged || notes.length > 0 ? correctedCommand(corrected, uncovered) : []),
      ...calls.map(({ parsed }) =>
        section(strings.words, words(explain(parsed, model, anchors), { site, commands, wrong: findings })),
      ),
      ...calls.flatMap(({ parsed }) => otherForms(parsed, commands)),
    ],
  };
}

/** What would be different about a text in another version, in a line or a few. */
export function inVersion(pasted: string, { model, version }: VersionCommands, here: VersionCommands): HTMLElement {
  const { text } = readPasted(pasted);
  const { wrong, isRight, altered } = differencesOf(text, here.model, model, here.anchors);
  if (wrong.length === 0 && altered.length === 0)
    return make('p', {}, fill(isRight ? strings.right : strings.same, { version: version.label }));
  const others = altered.map(({ text: word, there, here: before }) =>
    make(
      'li',
      {},
      make('code', {}, word),
      make('span', {}, fill(strings.instead, { there, here: before, version: here.version.label })),
    ),
  );
  return make(
    'div',
    {},
    make('p', {}, isRight ? fill(strings.right, { version: version.label }) : `${version.label}:`),
    ...(wrong.length > 0 ? [findingList(wrong, text)] : []),
    ...(others.length > 0 ? [make('ul', { class: 'workbench__altered' }, ...others)] : []),
  );
}

function section(title: string, ...content: HTMLElement[]): HTMLElement {
  return make('section', { class: 'workbench__part' }, make('h3', {}, title), ...content);
}

function list(items: readonly string[]): HTMLElement {
  return make('ul', {}, ...items.map((item) => make('li', {}, item)));
}

function fine(sentence: string): HTMLElement {
  return make('p', { class: 'workbench__fine' }, sentence);
}

function verdictOn(problems: number, version: string): HTMLElement {
  if (problems === 0) return fine(fill(strings.fine, { version }));
  return make('h3', {}, fillCount(strings.wrong, document.documentElement.lang, problems, { version }));
}

/** The corrected command and the problems that the correction uncovered; nothing where a person has to correct it. */
function correctedCommand(
  { text, source, left, hasMore }: ReturnType<typeof correctCommands>,
  uncovered: readonly Finding[],
): HTMLElement[] {
  if (text === null) return [];
  const title = left.length === 0 ? strings.mended : strings.mendedInPart;
  const more = uncovered.length > 0 ? [findingList(uncovered, source)] : [];
  const note = hasMore ? [make('p', {}, strings.callsOnly)] : [];
  return [section(title, ...more, ...note, copyable(text, strings.copy))];
}

/** The same run with the other tools, and as a manifest. */
function otherForms(call: ParsedCommand, { model }: VersionCommands): HTMLElement[] {
  const tools = inOtherTools(call, model).map(({ tool, command, dropped }) => {
    const title = fill(strings.withTool, { tool: model.tools[tool].words.join(' ') });
    return disclosed(title, () => [copyable(command, strings.copyText), ...without(dropped)]);
  });
  const manifest = asManifest(call, model);
  const file = manifest
    ? [
        disclosed(strings.asManifest, () => [
          copyable(manifest.yaml, strings.copyText),
          copyable(manifest.command, strings.copyText),
        ]),
      ]
    : [];
  const forms = [...tools, ...file];
  return forms.length > 0 ? [section(strings.forms, ...forms)] : [];
}

interface WordContext {
  site: SiteData;
  commands: VersionCommands;
  wrong: readonly Finding[];
}

/** The parts of a call as a list: the word, what it is, what it means, where the reference has it. */
function words(parts: readonly Part[], context: WordContext): HTMLElement {
  return make('dl', { class: 'workbench__words' }, ...parts.flatMap((part) => word(part, context, 0)));
}

function word(part: Part, context: WordContext, depth: number): HTMLElement[] {
  const wrong = context.wrong.some((one) => one.offset < part.end && part.offset < one.end);
  const term = make(
    'dt',
    { ...(depth > 0 ? { 'data-inner': '' } : {}), ...(wrong ? { 'data-wrong': '' } : {}) },
    make('code', {}, part.text),
  );
  return [term, meaning(part, context), ...part.parts.flatMap((inner) => word(inner, context, depth + 1))];
}

/** What a part is and means. */
function meaning(part: Part, { site, commands }: Omit<WordContext, 'wrong'>): HTMLElement {
  const { target } = part;
  return make(
    'dd',
    {},
    make('span', { class: 'workbench__kind' }, part.title),
    ' ',
    meaningOfPart(part),
    ...(part.details.length > 0 ? [make('span', { class: 'workbench__details' }, ` ${part.details.join(' · ')}`)] : []),
    ...(target ? [' ', make('a', { href: targetHref(site, commands.version, target) }, strings.reference)] : []),
  );
}
