import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useBrowser, type Tester } from './browser';
import { buildInto, fixtureRoot } from './fixture';
import { startServer } from './site';

/** What a test file does with a fixture site: look at its files, and open its pages. */
interface FixtureTester extends Tester {
  /** Folder of the built site. */
  dist(): string;
  /** Text of a file of the built site. */
  file(name: string): string;
}

/** Builds a fixture site, serves it and gives a browser that notes every problem. */
export function testFixture(name: string): FixtureTester {
  let dist = '';
  const tester = useBrowser(async () => {
    const built = await buildInto(fixtureRoot(name));
    const server = await startServer(built.dist);
    dist = built.dist;
    return {
      origin: server.origin,
      async close() {
        await server.close();
        built.remove();
      },
    };
  });
  return { ...tester, dist: () => dist, file: (file) => readFileSync(path.join(dist, file), 'utf8') };
}
