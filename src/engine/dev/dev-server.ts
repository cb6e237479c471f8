import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type InlineConfig, type ViteDevServer } from 'vite';
import { stackOf } from '../../shared/errors';
import { ASK_PROBLEMS, ASK_UPDATE, CONTENT_UPDATE, TELL_PROBLEMS, type DevProblem } from '../../shared/dev-problem';
import { formatDiagnostics, codeFrame, readSource, diagnosticsToPrint } from '../model/print';
import { PROJECT_ROOT } from '../model/cache';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { createProgress } from '../model/progress';
import { sharedConfig, type SiteModules } from '../render/bundle/config';
import { FOLDERS } from '../read/folders';
import { listen, tryAddress, urlOf, type Address } from '../serve/server';
import { answer } from './answer';
import { allSites, loadContent, type DevContent } from './content';
import { makeFiles } from './made-files';
import { watchSite } from './watch';

interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** Browsers ask for the page and show it before the texts are looked at, which takes the processor that they need. */
const CHECK_AFTER_MS = 150;

/** Changed files whose names are printed: a switch of branches changes hundreds. */
const MOST_NAMED = 5;

/**
 * Serves the site while it is written. Pages are rendered when they are asked for; a saved file is read, compiled and
 * planned again with what depends on it, and browsers that show it update without a reload. Problems appear
 * in the terminal and over the page they belong to. Throws `CommandError` for an address that is taken, before the site
 * is read, and `DiagnosticsError` for a site that cannot be read at all.
 */
export async function startDev(root: string, address: Address): Promise<DevServer> {
  await tryAddress(address);
  const progress = createProgress();
  const began = Date.now();
  let content = await loadContent(root, progress);
  let modules = modulesOf(content);
  const problems: FoundProblems = { site: [], texts: [] };
  let told: DevProblem[] = [];
  let states = 0;
  const changed = { content: -Infinity, modules: -Infinity };
  const made = makeFiles();
  const listening = await listen((request, response) => {
    if (opensEditor(request.url ?? '')) return void response.writeHead(404).end();
    void bundler.then((vite) =>
      vite.middlewares(request, response, () => void answer({ vite, content, made }, request, response)),
    );
  }, address);
  // The bundler's own socket shares the server, so that one port is all that has to be free.
  const bundler = createVite(devConfig(content.site.config.base, () => modules, root, listening.server));
  const vite = await bundler;
  /** Replaces the problems of a kind by newly found ones. */
  const tell = (kind: keyof FoundProblems, found: readonly Diagnostic[]): void => {
    problems[kind] = found;
    if (found.length > 0) process.stderr.write(`${formatDiagnostics(found, root)}\n`);
    told = browserProblems([...problems.site, ...problems.texts], content, root);
    vite.ws.send(TELL_PROBLEMS, told);
  };
  vite.ws.on(ASK_PROBLEMS, (_, client) => client.send(TELL_PROBLEMS, told));
  // A page that loaded meanwhile has missed what was sent.
  vite.ws.on(ASK_UPDATE, (age: number, client) => {
    const asked = performance.now() - age;
    if (changed.modules > asked) client.send({ type: 'full-reload' });
    else if (changed.content > asked) client.send(CONTENT_UPDATE, {});
  });
  /** The texts are looked at after everything else, until the next state of the content is there. */
  const check = async (): Promise<void> => {
    const state = (states += 1);
    await pause(CHECK_AFTER_MS);
    if (state !== states) return;
    try {
      tell('site', content.problems());
      const found = await content.textProblems(() => state === states);
      if (found) tell('texts', found);
    } catch (error) {
      tell('texts', problemsIn(error));
    }
  };
  void check();

  const update = async (files: string[]): Promise<void> => {
    content = await loadContent(root, createProgress(true), content);
    const more = files.length > MOST_NAMED ? ` and ${files.length - MOST_NAMED} more` : '';
    progress.note(`Changed: ${files.slice(0, MOST_NAMED).join(', ')}${more} (${content.fresh} compiled)`);
    const next = modulesOf(content);
    const isCopied = (file: string): boolean => file.startsWith(`${FOLDERS.public}/`);
    changed.content = performance.now();
    if (JSON.stringify(next) !== JSON.stringify(modules)) {
      changed.modules = changed.content;
      modules = next;
      reloadAll(vite);
    } else if (files.some(isCopied)) vite.ws.send({ type: 'full-reload' });
    else vite.ws.send(CONTENT_UPDATE, {});
    void check();
  };
  const watcher = watchSite(root, began, async (files) => {
    try {
      states += 1;
      await update(files);
    } catch (error) {
      // A configuration that cannot be used must not end the server: the last good content stays.
      tell('site', problemsIn(error));
    }
  });
  const close = async (): Promise<void> => {
    states += 1;
    await Promise.all([watcher.close(), vite.close()]);
    await listening.close();
  };
  return { url: urlOf(listening.port, address, content.site.config.base), close };
}

/** The bundler would open an editor, with any file of the machine, for any page that the writer's browser shows. */
const opensEditor = (url: string): boolean => url.toLowerCase().includes('/__open-in-editor');

interface FoundProblems {
  site: readonly Diagnostic[];
  texts: readonly Diagnostic[];
}

function problemsIn(error: unknown): readonly Diagnostic[] {
  return error instanceof DiagnosticsError ? error.diagnostics : [defectOf(error)];
}

function modulesOf(content: DevContent): SiteModules {
  const pages = allSites(content).flatMap(({ site }) => site.pages);
  return {
    sites: allSites(content).map(({ siteData }) => siteData),
    pages: [...new Map(pages.map((page) => [page.name, page])).values()],
  };
}

/** The bundler as a part of this server. React is prepared first, or the first page would reload in its middle. */
function devConfig(base: string, modules: () => SiteModules, root: string, server: Server): InlineConfig {
  const shared = sharedConfig(base, modules);
  return {
    ...shared,
    plugins: [react(), ...(shared.plugins ?? [])],
    server: {
      middlewareMode: true,
      ws: { server },
      fs: { allow: [PROJECT_ROOT, root] },
      // Each watched file counts against a limit of the system, and the bundler serves code alone.
      watch: {
        ignored: [
          `${PROJECT_ROOT}/{tests,bench,docs,deploy,scripts,dist,exports,assets,.github,src/engine}/**`,
          '**/content/!(pages)/**',
          '**/*.test.{ts,tsx}',
        ],
      },
    },
    optimizeDeps: { include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'] },
  };
}

/** Configuration and list of React pages are in modules that everything imports. */
function reloadAll(vite: ViteDevServer): void {
  for (const environment of Object.values(vite.environments)) environment.moduleGraph.invalidateAll();
  vite.moduleGraph.invalidateAll();
  vite.ws.send({ type: 'full-reload' });
}

function defectOf(error: unknown): Diagnostic {
  return { file: '.', line: 1, column: 1, rule: 'engine/defect', severity: 'error', message: stackOf(error) };
}

/** Problems as the browser shows them: with the pages that each concerns; none if it concerns all. */
export function browserProblems(found: readonly Diagnostic[], content: DevContent, root: string): DevProblem[] {
  const pages = allSites(content).flatMap(({ plan }) => plan.pages);
  const inOrder = diagnosticsToPrint(found).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return inOrder.map(({ file, line, column, message, hint, severity }) => {
    const gadget = file.startsWith(`${FOLDERS.gadgets}/`) ? /([^/_][^/]*)\.yaml$/.exec(file)?.[1] : undefined;
    const own = pages.filter(
      (page) => page.file === file || (gadget !== undefined && page.path.endsWith(`/${gadget}`)),
    );
    const source = readSource(root, file);
    return {
      place: `${file}:${line}:${column}`,
      message,
      severity,
      ...(hint === undefined ? {} : { hint }),
      ...(source === null ? {} : { frame: codeFrame(source, line, column) }),
      pages: own.map(({ path }) => path),
    };
  });
}
