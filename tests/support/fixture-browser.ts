import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useBrowser, type Tester } from './browser';
import { builtFixture } from './fixture';
import { startServer } from './site';

/** What a test file does with a fixture site: read its files and open its pages. */
interface FixtureTester extends Tester {
  /** Folder of the built site. */
  dist(): string;
  /** Text of a file of the built site. */
  file(name: string): string;
}

/** Serves a fixture site and opens its pages in a browser that records every problem. */
export function testFixture(name: string): FixtureTester {
  let dist = '';
  const tester = useBrowser(async () => {
    dist = await builtFixture(name);
    return startServer(dist);
  });
  return { ...tester, dist: () => dist, file: (file) => readFileSync(path.join(dist, file), 'utf8') };
}
