import path from 'node:path';
import { formatDiagnostics } from './print';
import { nearest } from '../../shared/nearest';
import { addressFrom, serveDist, untilStopped } from '../serve/server';
import { createProgress } from '../model/progress';

/** What a command is called with. */
export interface CommandInput {
  /** Absolute path of the site root. */
  root: string;
  flags: ReadonlySet<string>;
  /** Everything behind the name of the command, as typed. */
  args: readonly string[];
}

interface Command {
  summary: string;
  /** Gives the exit code. A command that serves never ends by itself. */
  run(input: CommandInput): Promise<number>;
}

/** How long answers under way may take when the server is asked to end. */
const GRACE_MS = 5000;

const distOf = (root: string): string => path.join(root, 'dist');

async function build({ root, flags }: CommandInput): Promise<number> {
  const { buildSite } = await import('../build');
  const progress = createProgress();
  const start = performance.now();
  progress.note(`Building the site of ${path.relative(process.cwd(), root) || '.'}`);
  const { warnings, plan } = await buildSite({
    root,
    dist: distOf(root),
    progress,
    strict: flags.has('--strict') || process.env['CI'] === 'true',
    compress: !flags.has('--no-compress'),
  });
  if (warnings.length > 0) progress.note(formatDiagnostics(warnings, root));
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  progress.note(
    `Done: ${plan.pages.length} pages in ${((performance.now() - start) / 1000).toFixed(1)} s, ${memory} MB at most, written to ${path.relative(process.cwd(), distOf(root))}/`,
  );
  return 0;
}

async function serve({ root }: CommandInput): Promise<number> {
  const { url, close } = await serveDist(distOf(root), addressFrom(process.env));
  process.stdout.write(`Serving ${path.relative(process.cwd(), distOf(root))}/ at ${url}  (Ctrl-C ends)\n`);
  await untilStopped();
  await close(GRACE_MS);
  return 0;
}

async function start(input: CommandInput): Promise<number> {
  // The address is checked before the build, so that a typing error does not cost one.
  addressFrom(process.env);
  const code = await build(input);
  return code === 0 ? serve(input) : code;
}

async function dev({ root }: CommandInput): Promise<number> {
  const { startDev } = await import('../dev/dev-server');
  const { url } = await startDev(root, addressFrom(process.env));
  process.stdout.write(`Writing at ${url}  (changes appear by themselves, Ctrl-C ends)\n`);
  return 0;
}

async function check({ root }: CommandInput): Promise<number> {
  const progress = createProgress();
  progress.note('Checking the content: front matter, links, anchors, commands, gadget data');
  const { checkSite } = await import('../check-site');
  const problems = await checkSite(root, progress);
  if (problems.length > 0) progress.note(formatDiagnostics(problems, root));
  else progress.note('No problem found.');
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

async function create({ args }: CommandInput): Promise<number> {
  const { createNew } = await import('./new-command');
  process.stdout.write(`Created ${await createNew(args)}\n`);
  return 0;
}

/** Commands by name. Each loads what it needs when it runs: a warm build without bundler and highlighter starts twice as fast. */
export const COMMANDS: Record<string, Command> = {
  build: { summary: 'builds the site into dist/ (--strict: broken links are errors; --no-compress)', run: build },
  serve: { summary: 'serves dist/, and each build that replaces it (PORT, HOST)', run: serve },
  start: { summary: 'builds, then serves (PORT, HOST)', run: start },
  dev: { summary: 'serves the site while it is written (PORT, HOST)', run: dev },
  check: { summary: 'checks the content without building', run: check },
  new: { summary: 'creates a file: new -- post "Title", new -- page docs/…', run: create },
};

/** Text that explains the commands; an unknown name gets the nearest one. */
export function usage(name: string): string {
  const near = name && !COMMANDS[name] ? nearest(name, Object.keys(COMMANDS)) : undefined;
  const problem =
    name && !COMMANDS[name] && !name.startsWith('-')
      ? `There is no command "${name}".${near ? ` Did you mean "${near}"?` : ''}\n\n`
      : '';
  const lines = Object.entries(COMMANDS).map(([command, { summary }]) => `  ${command.padEnd(8)} ${summary}`);
  return `${problem}Usage: npm run COMMAND [-- ROOT]\n\n${lines.join('\n')}\n\nROOT is the folder of the site; this one when left out.\n`;
}
