import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { githubAnnotations, jsonReport, formatDiagnostics, diagnosticsToPrint } from '../model/print';
import { checkSite } from '../plan-site';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { hiddenCharacters, printableJson } from '../model/hidden-characters';
import { createProgress } from '../model/progress';
import { loadContent, type DevContent } from '../dev/content';
import { browserProblems } from '../dev/dev-server';
import type { DevProblem } from '../../shared/dev-problem';
import { soundSite, type SoundSite } from './test-site';

/** A mistake, and what is said of it. */
interface Mistake {
  name: string;
  body?: string;
  file?: string;
  text?: string;
  find?: string;
  by?: string;
  encoding?: BufferEncoding;
  told?: string;
}

const TABLE = path.join(import.meta.dirname, 'mistakes.yaml');
const MISTAKES = parse(readFileSync(TABLE, 'utf8')) as Mistake[];
const GUIDE = 'content/docs/v0.44.1/guides/first.md';
const HEAD = '---\ntitle: More\ndescription: More of it.\nkeywords: [a, b, c]\n---\n\n';
const found = new Map<string, string>();

let sound: DevContent;
beforeAll(async () => {
  const site = soundSite();
  sound = await loadContent(site.root, createProgress(true));
  site.remove();
});

function make({ body, file, text, find, by = '', encoding }: Mistake, site: SoundSite): void {
  if (body !== undefined && file === undefined)
    site.replace(GUIDE, 'Last paragraph.\n', `Last paragraph.\n\n${body}\n`);
  else if (body !== undefined && file !== undefined) site.write(file, `${HEAD}${body}\n`);
  else if (file !== undefined && find !== undefined) site.replace(file, find, by);
  else if (file !== undefined && encoding !== undefined) site.write(file, Buffer.from(text ?? '', encoding));
  else if (file !== undefined) site.write(file, text ?? '');
}

async function problemsOf(root: string): Promise<Diagnostic[]> {
  try {
    return diagnosticsToPrint(await checkSite(root, createProgress(true)));
  } catch (error) {
    if (error instanceof DiagnosticsError) return diagnosticsToPrint(error.diagnostics);
    throw error;
  }
}

/** Messages to the browser of a writer, whose server had the sound site before. */
async function shownProblems(root: string): Promise<DevProblem[]> {
  const content = await loadContent(root, createProgress(true)).catch((error: unknown) => {
    if (error instanceof DiagnosticsError) return error.diagnostics;
    throw error;
  });
  if (Array.isArray(content)) return browserProblems(content, sound, root);
  const found = [...content.problems(), ...((await content.textProblems(() => true)) ?? [])];
  return browserProblems(found, content, root);
}

const told = ({ file, line, column, rule, message, hint = '' }: Diagnostic): string =>
  `${file}:${line}:${column} ${rule}: ${message} | ${hint}`;

test('the site without a mistake has none', async () => {
  const site = soundSite();
  try {
    expect((await problemsOf(site.root)).map(told)).toEqual([]);
  } finally {
    site.remove();
  }
});

test.each(MISTAKES)('$name: one message, with its place and fix', async (mistake) => {
  const site = soundSite();
  try {
    make(mistake, site);
    const problems = await problemsOf(site.root);
    const said = problems.map(told).join('\n');
    found.set(mistake.name, said);
    if (process.env['UPDATE'] === undefined) expect(said).toBe(mistake.told);
    expect(problems, said).toHaveLength(1);
    const [{ file, line, message, hint = '' }] = problems as [Diagnostic];
    expect(hint, 'how to fix it').not.toBe('');
    const terminal = formatDiagnostics(problems, site.root);
    expect(hiddenCharacters(terminal + jsonReport(problems) + githubAnnotations(problems))).toEqual([]);
    for (const part of [message, hint, `${line}:`]) expect(terminal).toContain(part.split('\n')[0]);
    expect(JSON.parse(jsonReport(problems))).toMatchObject({
      errors: expect.any(Number),
      problems: [{ file, line, message, hint }],
    });
    // The development server reads the site a second time, so every third mistake has to do.
    if (MISTAKES.indexOf(mistake) % 3 === 0)
      expect(await shownProblems(site.root)).toEqual([
        expect.objectContaining({ message, hint, place: expect.stringContaining(`${file}:${line}:`) as string }),
      ]);
    expect(githubAnnotations(problems)).toMatch(/^::(?:error|warning) /);
    expect(githubAnnotations(problems)).toContain(` file=${file},line=${line},`);
  } finally {
    site.remove();
  }
});

afterAll(() => {
  if (process.env['UPDATE'] === undefined) return;
  const head = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'));
  const lines = MISTAKES.map(
    (mistake) => `- ${printableJson({ ...mistake, told: found.get(mistake.name) ?? mistake.told })}`,
  );
  writeFileSync(TABLE, `${[...head, ...lines].join('\n')}\n`);
});
