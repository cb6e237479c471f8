/** The page's side of the search: one worker, its state, and questions to it. */

import type { SearchSource } from '../../shared/search/load-index';
import type { SearchAnswer, SearchOptions } from '../../shared/search/model';
import { createStore } from '../router/store';
import { ownScript } from '../trusted';
import type { FromWorker, SearchState, ToWorker } from './messages';
// The bundler makes the module; the file itself exports nothing.
// oxlint-disable-next-line import/default
import workerUrl from './worker?worker&url';

const state = createStore<SearchState>({ type: 'idle' });
const questions = new Map<number, (answer: SearchAnswer) => void>();
let worker: Worker | null = null;
let source: SearchSource | null = null;
let newest = 0;

function receive({ data }: MessageEvent<FromWorker>): void {
  if (data.type === 'state') {
    if (data.version === source?.version) state.set(data.state);
    return;
  }
  questions.get(data.id)?.(data.answer);
  questions.delete(data.id);
}

/** The worker's file itself could not be had: the next load starts a new one. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  state.set({ type: 'failed', reason: 'network', message: 'The search could not be loaded.' });
}

function send(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(ownScript(workerUrl), { type: 'module' });
    worker.addEventListener('message', receive);
    worker.addEventListener('error', giveUp);
  }
  // A worker's port takes no origin, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(message);
}

function open(next: SearchSource): void {
  source = next;
  state.set({ type: 'loading' });
  send({ type: 'load', source: next });
}

/** The search of this document. Its worker starts at the first use. */
export const searchClient = {
  state,
  /** Loads the index of a version unless it is there or on its way. */
  load(next: SearchSource): void {
    const isSame = source?.version === next.version && source.build === next.build;
    if (!isSame || state.get().type === 'idle') open(next);
  },
  /** Loads failed parts again. Loaded parts keep answering. */
  retry(): void {
    const now = state.get();
    if (!source) return;
    if (now.type === 'failed') open(source);
    else if (now.type === 'ready' && typeof now.rest !== 'string') send({ type: 'load', source });
  },
  ask(query: string, options: SearchOptions): Promise<SearchAnswer> {
    const id = ++newest;
    return new Promise((resolve) => {
      questions.set(id, resolve);
      send({ type: 'ask', id, query, options });
    });
  },
};
