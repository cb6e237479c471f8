import { flagLines, type Flags, readArguments, type Arguments } from './arguments';
import path from 'node:path';
import { nearestHint } from '../../shared/nearest';
import { CommandError, UsageError } from '../model/errors';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { createProgress } from '../model/progress';
import { githubAnnotations, jsonReport, formatDiagnostics, isError, summary } from '../model/print';
import { lastBuild } from '../write/last-build';

export const NEW_FLAGS = {
  date: { value: '2024-01-31', summary: 'date of a post (default: today)' },
  layer: { value: 'NAME', summary: 'layer of a page or a gadget (default: the newest)' },
  root: { value: 'FOLDER', summary: 'root of another site' },
} satisfies Flags;

interface Command {
  summary: string;
  /** Text after the name in the help. */
  usage: string;
  flags: Flags;
  /** Resolves with the exit code when the command is done; with `null` when a server that it started keeps running. */
  run(args: readonly string[]): Promise<number | null>;
}

/** Makes a command that works on one site root, named by its only argument. */
function siteCommand<Table extends Flags>(
  { flags, ...words }: { summary: string; flags: Table },
  run: (root: string, args: Arguments<keyof Table & string>) => Promise<number | null>,
): Command {
  return {
    ...words,
    usage: '[ROOT]',
    flags,
    async run(argv) {
      const args = readArguments(argv, flags);
      const [root = '.', ...more] = args.positionals;
      if (more.length > 0) throw new UsageError(`Only one site root is allowed; remove "${more.join(' ')}".`);
      const site = path.resolve(root);
      try {
        return await run(site, args);
      } catch (error) {
        if (!(error instanceof DiagnosticsError)) throw error;
        // Files are named relative to the root, which only the command knows.
        const { values, given } = args as Arguments;
        if (toMachine(error.diagnostics, { values, given })) return 1;
        throw new CommandError(formatDiagnostics(error.diagnostics, site, { all: given.has('all') }));
      }
    },
  };
}

/** How long answers under way may take when the server is asked to end. */
const GRACE_MS = 1000;

const distOf = (root: string): string => path.join(root, 'dist');
const relative = (file: string): string => path.relative(process.cwd(), file) || '.';

const REPORT_FLAGS = {
  all: { summary: 'lists every file a message applies to, however many there are' },
  json: { summary: 'prints the problems to standard output as JSON' },
  format: { value: 'github', summary: 'prints the problems to standard output as annotations of a pull request' },
} satisfies Flags;
const BUILD_FLAGS = {
  strict: { summary: 'problems of the content that only warn otherwise are errors, as with CI=true' },
  release: {
    summary: 'compresses each file as far as possible (brotli 11) for publishing; takes about a minute the first time',
  },
  'no-compress': { summary: 'does not write compressed files' },
  offline: { value: 'VERSION', summary: 'also writes one version to exports/ as a zip that works without a server' },
  pdf: { value: 'VERSION', summary: 'also prints one version to exports/ as a PDF book; needs Chromium' },
  ...REPORT_FLAGS,
} satisfies Flags;
type BuildArguments = Arguments<keyof typeof BUILD_FLAGS>;
export const SEARCH_FLAGS = {
  version: { value: 'NAME', summary: 'version to search (default: the newest release)' },
  json: { summary: 'prints the results as JSON' },
  root: { value: 'FOLDER', summary: 'root of another site' },
  limit: { value: 'NUMBER', summary: 'number of results (default: 10)' },
} satisfies Flags;

/** Prints problems for programs where that was asked for. Throws `UsageError` for a format that does not exist. */
function toMachine(
  problems: readonly Diagnostic[],
  { values, given }: { values: Arguments['values']; given: ReadonlySet<string> },
): boolean {
  const format = values['format'];
  if (format !== undefined && format !== 'github')
    throw new UsageError(`--format is "${format}"; the only format is github.`);
  if (given.has('json')) process.stdout.write(`${jsonReport(problems)}\n`);
  else if (format === 'github' && problems.length > 0) process.stdout.write(`${githubAnnotations(problems)}\n`);
  return given.has('json') || format === 'github';
}

async function build(root: string, { values, given }: BuildArguments): Promise<number> {
  const { offline, pdf } = values;
  const progress = createProgress();
  const start = performance.now();
  const dist = distOf(root);
  const isExport = offline !== undefined || pdf !== undefined;
  const writeExports =
    isExport && (await (await import('../export')).prepareExports(root, dist, { offline, pdf }, progress));
  const strict = given.has('strict') || process.env['CI'] === 'true';
  const compress = given.has('no-compress') ? null : given.has('release') ? 'best' : 'quick';
  const last = lastBuild(root, dist, { strict, compress });
  if (last.isCurrent()) {
    toMachine([], { values, given });
    progress.note(`Nothing changed since the last build; ${relative(dist)}/ is up to date.`);
  } else {
    progress.note(`Building the site of ${relative(root)}`);
    const { buildSite } = await import('../build');
    const { warnings, pages } = await buildSite({ root, dist, progress, strict, compress });
    const isPrinted = toMachine(warnings, { values, given });
    if (!isPrinted && warnings.length > 0) progress.note(formatDiagnostics(warnings, root, { all: given.has('all') }));
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const done = `Done: ${pages} pages in ${seconds} s, ${memory} MB at most, written to ${relative(dist)}/`;
    progress.note(
      warnings.length > 0 ? `${done}; ${summary(warnings)}, which do not stop a build without --strict` : done,
    );
    if (warnings.length === 0) last.remember();
  }
  if (writeExports) await writeExports();
  return 0;
}

async function serve(root: string): Promise<number> {
  const { addressFrom, serveDist, untilStopped } = await import('../serve/server');
  const { url, close } = await serveDist(distOf(root), addressFrom(process.env));
  process.stdout.write(`Serving ${relative(distOf(root))}/ at ${url}  (Ctrl-C ends)\n`);
  await untilStopped();
  await close(GRACE_MS);
  return 0;
}

async function start(root: string, args: BuildArguments): Promise<number> {
  const { addressFrom, tryAddress } = await import('../serve/server');
  // The address is tried before the build, so that a typing error or a port in use does not cost one.
  await tryAddress(addressFrom(process.env));
  const code = await build(root, args);
  return code === 0 ? serve(root) : code;
}

async function dev(root: string): Promise<null> {
  const [{ startDev }, { addressFrom }] = await Promise.all([import('../dev/dev-server'), import('../serve/server')]);
  const { url } = await startDev(root, addressFrom(process.env));
  process.stdout.write(`Writing at ${url}  (changes appear automatically; press Ctrl-C to stop)\n`);
  return null;
}

async function check(root: string, { values, given }: Arguments<keyof typeof REPORT_FLAGS>): Promise<number> {
  const progress = createProgress();
  progress.note('Checking the content: front matter, links, anchors, language, commands, gadget data');
  const { checkSite } = await import('../plan-site');
  const problems = await checkSite(root, progress);
  if (!toMachine(problems, { values, given }))
    progress.note(
      problems.length > 0 ? formatDiagnostics(problems, root, { all: given.has('all') }) : 'No problem found.',
    );
  return problems.some(isError) ? 1 : 0;
}

/** Commands by name. Each loads what it needs when it runs: a warm build needs neither bundler nor highlighter. */
export const COMMANDS = new Map<string, Command>([
  ['build', siteCommand({ summary: 'builds the site into dist/', flags: BUILD_FLAGS }, build)],
  ['serve', siteCommand({ summary: 'serves dist/ and picks up new builds (PORT, HOST)', flags: {} }, serve)],
  ['start', siteCommand({ summary: 'builds, then serves (PORT, HOST)', flags: BUILD_FLAGS }, start)],
  ['dev', siteCommand({ summary: 'serves the site and shows changes as you write (PORT, HOST)', flags: {} }, dev)],
  ['check', siteCommand({ summary: 'checks the content without building', flags: REPORT_FLAGS }, check)],
  [
    'new',
    {
      summary: 'creates a post, a page, or a gadget',
      usage: 'post "Title" | page docs/reference/flags | gadget trace_example',
      flags: NEW_FLAGS,
      async run(argv) {
        const { createNew } = await import('./new');
        const files = await createNew(readArguments(argv, NEW_FLAGS));
        process.stdout.write(`Created ${files.join(', ')}\nNext: git add ${files.join(' ')}\n`);
        return 0;
      },
    },
  ],
  [
    'mcp',
    siteCommand(
      { summary: 'serves the built site to programs over the Model Context Protocol on stdin and stdout', flags: {} },
      async (root) => {
        const { serveMcp } = await import('../mcp/server');
        await serveMcp(distOf(root));
        return 0;
      },
    ),
  ],
  [
    'search',
    {
      summary: 'searches the built site',
      usage: 'WORDS',
      flags: SEARCH_FLAGS,
      async run(argv) {
        const { runSearch } = await import('./search');
        await runSearch(readArguments(argv, SEARCH_FLAGS));
        return 0;
      },
    },
  ],
]);

/** The command of a name. Throws `UsageError` with the nearest name and the list of all for an unknown one. */
export function commandOf(name: string): Command {
  const command = COMMANDS.get(name);
  if (command) return command;
  const problem =
    name === '' ? 'Which command?' : `There is no command "${name}". ${nearestHint(name, COMMANDS.keys(), '')}`;
  throw new UsageError(`${problem}\n\n${usage()}`);
}

/** Text that explains all commands, or one with its flags. */
export function usage(name?: string): string {
  const command = name === undefined ? undefined : COMMANDS.get(name);
  if (!command) {
    const lines = [...COMMANDS].map(([known, { summary: text }]) => `  ${known.padEnd(8)} ${text}`);
    return `Usage: npm run COMMAND [-- ARGUMENTS]\n\n${lines.join('\n')}\n\nnpm run COMMAND -- --help explains a command.`;
  }
  const flags = flagLines(command.flags);
  const head = `Usage: npm run ${name} [-- ${flags.length > 0 ? '[FLAGS] ' : ''}${command.usage}]\n\n${command.summary}`;
  return flags.length > 0 ? `${head}\n\n${flags.join('\n')}` : head;
}
