import { idle, nextTask, painted } from './slices';

/**
 * Takes over the page in steps that never block: the page is painted and readable first, then React, the shell and
 * the behaviours are loaded one after the other, each evaluated in a task of its own.
 */
async function takeOver(): Promise<void> {
  await painted(2000);
  await idle(500);
  await import('./react');
  await nextTask();
  const { hydrate } = await import('./hydrate');
  await nextTask();
  hydrate();
}

void takeOver();
