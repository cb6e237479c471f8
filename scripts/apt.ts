import { execFileSync, spawnSync } from 'node:child_process';

/** A program that tests or benches need. */
interface Program {
  /** Name in messages. */
  name: string;
  /** Debian packages that bring it. */
  packages: readonly string[];
  /** Path of it on this machine; `null` when there is none. */
  find(): string | null;
  /** What a user does who cannot install packages this way. */
  advice: string;
}

/** Path of a program, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureProgram({ name, packages, find, advice }: Program): string {
  const found = find();
  if (found) return found;
  if (spawnSync('apt-get', ['--version']).error || process.getuid?.() !== 0)
    throw new Error(`${name} is needed, and there is none on this machine. ${advice}`);
  process.stderr.write(`  There is no ${name} yet: installing it with apt-get (this may take minutes)\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  } catch (error) {
    throw new Error(`${name} could not be installed. ${advice}`, { cause: error });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(`apt-get installed ${name}, but it is not where it is expected. ${advice}`);
}
