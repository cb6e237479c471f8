import { CommandError } from '../model/command-error';
import { identityOf, loadOutput, type Output } from './output';

/** A build that is swapped again while it is read is read again, at most this often. */
const TRIES = 20;
const PAUSE_MS = 100;

/** Gives the build to answer from. A promise only while a new one is read. */
export type CurrentOutput = () => Output | Promise<Output>;

/**
 * Follows the builds in a folder. Each request asks for the current one, and a new one is taken over whole before the
 * first request after it is answered; requests that were asked before keep theirs. While there is none, as in the
 * moment of the swap, the last one stays. Throws `CommandError` when there is none at the start.
 */
export async function followOutput(dist: string): Promise<CurrentOutput> {
  let current = await loadStable(dist);
  let loading: Promise<Output> | null = null;
  return () => {
    if (loading) return loading;
    const identity = identityOf(dist);
    if (identity === null || identity === current.identity) return current.output;
    loading = loadStable(dist)
      .then((loaded) => (current = loaded).output)
      // A folder that cannot be read must not end a server that has a whole build in its hands.
      .catch(() => current.output)
      .finally(() => (loading = null));
    return loading;
  };
}

/** Reads a build that was not swapped meanwhile. */
async function loadStable(dist: string): Promise<{ output: Output; identity: string }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const identity = identityOf(dist);
    const output = identity === null ? null : await loadOutput(dist).catch(ignoreVanished);
    if (output && identity !== null && identityOf(dist) === identity) return { output, identity };
    if (identity === null && tries === 0) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new CommandError(`There is no built site in ${dist}. Run "npm run build" first, or "npm start" for both.`);
}

function ignoreVanished(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
