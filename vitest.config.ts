import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their source; whole-site tests in `tests/` run against the built site. */
// A browser on a busy machine may miss a moment; in CI a test gets one more try, and the run says that it took it.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'site', include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false, retry: process.env['CI'] === 'true' ? 1 : 0 } },
    ],
  },
});
