/**
 * Starts a command. The engine is run from one bundle, which installing the packages makes and which is made anew when
 * one of its sources changed: Node then loads ten files instead of a thousand, and no TypeScript is compiled.
 */

import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { currentBundle } from '../model/source-bundle.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const PROGRAMS = path.join(ROOT, 'node_modules/.programs');

/**
 * Packages with native parts or files of their own, those that bring many files of which few are used, React, of which
 * one copy may run, and large ones that few commands or sites load: they would be more than half of the bundle.
 */
const EXTERNAL = [
  'vite',
  '@vitejs/*',
  'esbuild',
  'sharp',
  'react',
  'react-dom',
  '@shikijs/langs',
  '@shikijs/themes',
  'playwright-core',
  'katex',
  '@modelcontextprotocol/*',
];

// A build runs for seconds. Functions are optimised later and with less inlined than in a server, which saves more than
// a tenth of the processor time of a cold build: the optimiser's threads were a quarter of it. Later versions of Node
// count otherwise, and would print that there is no such flag. What has to be known before Node starts stands in
// `package.json`: threads for optimiser and collector as there are other cores, and a heap that is not searched for
// garbage before it has grown to 256 MB.
if (process.versions.node.startsWith('20.')) v8.setFlagsFromString('--interrupt-budget=1200000');
v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');
// Patterns are compiled at once: the first text that one meets is a whole page more often than a word.
v8.setFlagsFromString('--no-regexp-tier-up');

module.enableCompileCache?.(path.join(PROGRAMS, 'code'));
process.setSourceMapsEnabled(true);
const engine = {
  entry: path.join(ROOT, 'src/engine/cli/main.ts'),
  root: ROOT,
  folder: path.join(PROGRAMS, 'engine'),
  bundleOptions: {
    external: EXTERNAL,
    tsconfig: path.join(ROOT, 'tsconfig.base.json'),
    jsx: 'automatic',
    sourcemap: true,
    // A third of the bytes is spaces and comments, which each thread would pass over again.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcesContent: false,
    // Packages in CommonJS ask for Node's own modules with `require`.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
  },
  alsoFrom: ['package-lock.json'],
};

try {
  await import(pathToFileURL(await currentBundle(engine)).href);
} catch (error) {
  // The bundler names the sources it cannot read, the system the entry of the cache that it refuses; everything else is
  // a defect and keeps its stack.
  const { code, errors, message, path: refused } = error;
  if (!Array.isArray(errors) && !String(refused).startsWith(PROGRAMS)) throw error;
  const mend = ['EACCES', 'EPERM', 'EROFS'].includes(code) ? 'has to be writable for this user' : 'may be deleted';
  const problem = errors
    ? 'The engine cannot be bundled.'
    : code === 'ENOSPC'
      ? 'The disk is full. Make room and run the command again.'
      : `The cache cannot be used; ${PROGRAMS} ${mend}.`;
  process.stderr.write(`${problem}\n${message}\n`);
  // Sources that cannot be read are no reason to refuse an installation; the next command says so again.
  process.exitCode = errors && process.argv[2] === 'prepare' ? 0 : 1;
}
