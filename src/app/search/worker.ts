/** Loads the index and answers queries outside the page's thread. */

import type { SearchAnswer, SearchOptions } from '../../shared/search/model';
import { search } from '../../shared/search/search';
import { loadIndex, OtherBuildError, type LoadedIndex, type SearchSource } from '../../shared/search/load-index';
import type { FromWorker, SearchFailure, SearchState, ToWorker } from './messages';
import { messageOf } from '../../shared/errors';

const NOTHING: SearchAnswer = {
  hits: [],
  total: 0,
  facets: { gadget: 0, row: 0, guide: 0, reference: 0, blog: 0 },
  suggestion: null,
  unread: false,
  nearest: [],
};

/** So long the first answers wait for the rest: most change with it, and readers take what they see first as final. */
const FINAL_WITHIN_MS = 200;

let wanted: SearchSource | null = null;
let current: LoadedIndex | null = null;

// A worker speaks to its own page only; there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: FromWorker): void => self.postMessage(message);

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  const problem = `${new URL(url, location.href).pathname} answered ${response.status}.`;
  // Files are named by the time of their build, and go with it.
  if (response.status === 404) throw new OtherBuildError(problem);
  if (!response.ok) throw new Error(problem);
  return response.json();
}

/** Ends the task by a message; nested timers would be slowed down. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function failureOf(error: unknown): SearchFailure {
  return {
    type: 'failed',
    reason: error instanceof OtherBuildError ? 'other-build' : 'network',
    message: messageOf(error),
  };
}

/** Loads an index, or its missing parts while the loaded ones keep answering. */
async function load(source: SearchSource): Promise<void> {
  const isSame = wanted?.version === source.version && wanted.build === source.build;
  const known = isSame ? current : null;
  wanted = source;
  current = known;
  const tell = (state: SearchState): void => {
    if (wanted === source) send({ type: 'state', version: source.version, state });
  };
  try {
    if (known === null) tell({ type: 'loading' });
    const loaded = known ?? (await loadIndex(source, { fetchJson, pause }));
    if (wanted !== source) return;
    current = loaded;
    const { options } = loaded;
    let isAnswering = false;
    const tellBetter = (): void => {
      isAnswering = true;
      tell({ type: 'ready', options, rest: 'loading' });
    };
    const timer = setTimeout(tellBetter, known === null ? FINAL_WITHIN_MS : 0);
    const rest = await loaded.addRest(() => isAnswering && tellBetter()).then(() => 'there' as const, failureOf);
    clearTimeout(timer);
    tell({ type: 'ready', options, rest });
  } catch (error) {
    tell(failureOf(error));
  }
}

async function answer(id: number, query: string, options: SearchOptions): Promise<void> {
  await current?.prepare(query);
  send({ type: 'answer', id, answer: current ? search(current.index, query, options) : NOTHING });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'load') void load(data.source);
  else void answer(data.id, data.query, data.options);
});
