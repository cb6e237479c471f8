import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { AppData } from '../../shared/site-data';
import { PROJECT_ROOT } from '../model/cache';
import { bundleConfig } from '../render/bundle/config';

/** Bundles what the pages of a copy do into one plain script, because browsers load no modules from a folder. */
export async function bundleOffline(site: AppData): Promise<{ script: string; styles: string }> {
  const { output } = (await build({
    ...bundleConfig(site, []),
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(PROJECT_ROOT, 'src/app/offline/entry.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The script of a copy has no style sheet.');
  return { script: output[0].code, styles: String(styles.source) };
}
