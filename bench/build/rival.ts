import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { runMeasured, type Measured } from './run-measured';
import { setAside } from './set-aside';

/** Where rivals are installed, in the user's cache folder. */
export const CACHE = path.join(
  process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'),
  'inspektor-gadget-site-bench',
);

/** Another site generator that builds the same Markdown. */
export interface Rival {
  /** With its version. */
  name: string;
  /** Writes a site with the content of the site at `root`; packages that are installed stay. */
  write(root: string, target: string): Promise<void>;
  /** A package that is there when the rival is installed. */
  installed: string;
  /** Arguments of `npx` that build. */
  build: readonly string[];
  /** Folders that a cold build must not find. */
  caches: readonly string[];
  /** Folder of the finished site. */
  output: string;
}

/** A rival that is installed, with the content of a site. */
interface InstalledRival {
  /** Its finished site. */
  output: string;
  /** Builds it cold. */
  build(): Promise<Measured>;
}

const folderOf = (rival: Rival): string => path.join(CACHE, rival.name.toLowerCase().replace(/\W+/g, '-'));

/** Where a rival's finished site is, once it was built. */
export const outputOf = (rival: Rival): string => path.join(folderOf(rival), rival.output);

/** Writes a rival's site with the content of the site at `root`, and installs it where that was never done. */
export async function installRival(rival: Rival, root: string): Promise<InstalledRival> {
  const folder = folderOf(rival);
  mkdirSync(folder, { recursive: true });
  await rival.write(root, folder);
  if (!existsSync(path.join(folder, 'node_modules', rival.installed))) {
    process.stderr.write(`Installing ${rival.name} (once, some minutes)\n`);
    await runMeasured('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], folder);
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-old-space-size=8192',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return {
    output: outputOf(rival),
    build() {
      setAside(folder, rival.caches);
      return runMeasured('npx', rival.build, folder, env);
    },
  };
}

/** Empties a folder but for its packages. */
export function emptySite(target: string): void {
  mkdirSync(target, { recursive: true });
  setAside(
    target,
    readdirSync(target).filter((name) => name !== 'node_modules' && name !== 'package-lock.json'),
  );
}
