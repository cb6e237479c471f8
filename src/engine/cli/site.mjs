/** Starts a command from its TypeScript sources. Plain JavaScript, because Node 20 reads no TypeScript by itself. */

import { fileURLToPath } from 'node:url';

try {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)) });
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('The packages are not installed. Run "npm ci" first.\n');
  process.exit(1);
}

await import('./main.ts');
