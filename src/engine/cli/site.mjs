/** Starts a command from its TypeScript sources. Plain JavaScript, because Node 20 cannot run TypeScript. */

import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../..', import.meta.url));
const sign = /[#?*]/.exec(folder)?.[0];
if (sign !== undefined) {
  process.stderr.write(
    `The bundler cannot read "${sign}" in the path of the project: ${folder}\nMove the project to a folder without # ? *\n`,
  );
  process.exit(1);
}

try {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)) });
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('The packages are not installed. Run "npm ci" first.\n');
  process.exit(1);
}

await import('./main.ts');
