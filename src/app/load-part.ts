import { site } from 'virtual:site-data';
import { withBase } from '../shared/urls';
import { addSheet } from './add-sheet';

/** Files that were asked for; of scripts only those that a part imports, which come sooner this way. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the application and what it looks like. The bundler puts this around every `import()` instead of its
 * own function, which serves any site and is as large as all of the router (`src/engine/render/bundle/config.ts`).
 * Rejects when a file cannot be had; the next call asks for it again.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const [part] = await Promise.all([load(), ...files.map(askFor)]);
  return part;
}

function askFor(file: string): Promise<unknown> {
  const known = asked.get(file);
  if (known) return known;
  const href = withBase(`/${file}`, site.base);
  const asking = file.endsWith('.css') ? addSheet(href) : preload(href);
  asked.set(file, asking);
  asking.catch(() => asked.delete(file));
  return asking;
}

/** Whether it comes shows where it is imported. */
async function preload(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
