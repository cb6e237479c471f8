import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { AppData } from '../../shared/site-data';
import { PROJECT_ROOT } from '../model/cache';
import { CommandError } from '../model/command-error';

/** The script and the styles of a copy. */
interface OfflineBundle {
  script: string;
  styles: string;
}

/** Bundles what the pages of a copy do into one plain script, because browsers load no modules from a folder. */
export async function bundleOffline(site: AppData): Promise<OfflineBundle> {
  const { strings, ...data } = site;
  const { lang, shell, article } = strings;
  const modules = new Map<string, string>([
    ['virtual:site-data', `export const site = ${JSON.stringify({ ...data, strings: { lang, shell, article } })};`],
    ...Object.entries(strings).map(
      ([part, words]) => [`virtual:strings/${part}`, `export default ${JSON.stringify(words)};`] as const,
    ),
  ]);
  const siteModules: Plugin = {
    name: 'site-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:/ }, ({ path: name }) => ({ path: name, namespace: 'site' }));
      onLoad({ filter: /.*/, namespace: 'site' }, ({ path: name }) => {
        const contents = modules.get(name);
        return contents === undefined ? { errors: [{ text: `There is no module ${name}.` }] } : { contents };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [path.join(PROJECT_ROOT, 'src/app/offline/entry.ts')],
    outdir: 'assets',
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    // A file and a component may differ in nothing but the case of a letter.
    resolveExtensions: ['.ts', '.tsx', '.js', '.css'],
    tsconfig: path.join(PROJECT_ROOT, 'tsconfig.base.json'),
    plugins: [siteModules],
  });
  const textOf = (ending: string): string => {
    const found = outputFiles.find((file) => file.path.endsWith(ending));
    if (!found) throw new CommandError(`The script of the copy has no ${ending} file.`);
    return found.text;
  };
  return { script: textOf('.js'), styles: textOf('.css') };
}
