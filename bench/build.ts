import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { runAsProgram, scriptCommand } from '../scripts/command';

const HELP = `npm run bench:build

Builds the site cold, without caches and output, and again with nothing changed. Prints the time that each takes; a build
says itself how much memory it takes.`;

/** Builds the site, showing its progress and then its time, as the shell measures both. Returns whether it succeeded. */
function build(root: string): boolean {
  return spawnSync('bash', ['-c', 'time npm run -s build'], { cwd: root, stdio: 'inherit' }).status === 0;
}

await runAsProgram(
  scriptCommand(HELP, {}, ({ root, print }) => {
    for (const name of ['node_modules/.cache/site', 'dist'])
      rmSync(path.join(root, name), { recursive: true, force: true });
    const isBuilt = ['cold', 'nothing changed'].every((kind) => {
      print(`\n${kind}\n`);
      return build(root);
    });
    return Promise.resolve(isBuilt ? 0 : 1);
  }),
);
