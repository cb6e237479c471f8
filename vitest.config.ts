import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { en } from './src/shared/strings/en';

/** The build's modules: interface sentences, in English, and data of the site, which a test puts in its own place. */
const virtual: Plugin = {
  name: 'virtual',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0virtual:strings/')
      ? `export default ${JSON.stringify(en[id.slice('\0virtual:strings/'.length) as keyof typeof en])};`
      : id.startsWith('\0virtual:')
        ? 'export {};'
        : undefined,
};

/** Tests of the built site. React is loaded in one form only, that of the built site. */
const site = (name: string, include: string[], env: Record<string, string> = {}): TestProjectInlineConfiguration => ({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name,
    include,
    env: { NODE_ENV: 'production', ...env },
    environment: 'node',
    globalSetup: 'tests/support/temporary.ts',
    // Limits for what hangs, not for what a busy machine does slowly.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Two files at once: while one waits for its browser, the other works. A worker keeps its modules and its browser.
    maxWorkers: 2,
    isolate: false,
  },
});

/**
 * Unit tests, next to their source. A process keeps the modules it has loaded for the next file of its project, so the
 * projects run one after the other, in the order `groupOrder`. `nodeEnv` decides which build of React they load.
 */
const unit = (
  name: string,
  include: string[],
  { groupOrder, environment, nodeEnv }: { groupOrder: number; environment: string; nodeEnv: 'production' | 'test' },
): TestProjectInlineConfiguration => ({
  plugins: [virtual],
  oxc: { jsx: { runtime: 'automatic', development: nodeEnv !== 'production' } },
  test: {
    name,
    include,
    env: { NODE_ENV: nodeEnv },
    environment,
    sequence: { groupOrder },
    isolate: false,
    // One process for each core, the main one too: it does little. Threads took a third longer.
    maxWorkers: '100%',
    setupFiles: ['tests/support/after-each-file.ts'],
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

/** Files that `npm test -- full` runs in Firefox too: the specification, reading offline, and all pages. */
const IN_FIREFOX = [
  'e2e/navigation',
  'e2e/navigation-places',
  'e2e/navigation-languages',
  'e2e/states',
  'e2e/states-kept',
  'e2e/errors',
  'e2e/errors-configuration',
  'e2e/search-marks',
  'e2e/site',
  'e2e/long-pages',
  'e2e/islands',
  'e2e/workbench-keyboard',
  'full/journey',
  'full/offline-copy',
  'full/crawl',
  'full/policies',
];

/** Unit tests are next to their source; whole-site tests in `tests/` run against the built site. */
export default defineConfig({
  test: {
    // A browser that a busy machine closes slowly is no failure.
    teardownTimeout: 120_000,
    projects: [
      unit('unit', ['{src/!(app),content,bench,scripts,deploy}/**/*.test.ts'], {
        groupOrder: 1,
        environment: 'node',
        nodeEnv: 'production',
      }),
      unit('app', ['src/app/**/*.test.ts'], {
        groupOrder: 2,
        environment: 'happy-dom',
        nodeEnv: 'production',
      }),
      // Tests of components need `act`, which only React's development build has. That build renders several times slower.
      unit('components', ['src/**/*.test.tsx'], { groupOrder: 3, environment: 'happy-dom', nodeEnv: 'test' }),
      site('site', ['tests/*.test.ts', 'tests/e2e/*.test.ts']),
      site('full', ['tests/full/*.test.ts']),
      site('firefox', ['tests/e2e/*.firefox.ts'], { BROWSER: 'firefox' }),
      site(
        'firefox-full',
        IN_FIREFOX.map((name) => `tests/${name}.test.ts`),
        { BROWSER: 'firefox' },
      ),
      site('webkit', ['tests/e2e/*.webkit.ts']),
    ],
  },
});
