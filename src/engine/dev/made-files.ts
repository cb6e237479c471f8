import { cardPicture } from '../render/cards';
import type { RenderContext } from '../render/documents/render-context';
import { writeHostFiles } from '../render/hosts/host-files';
import { writeTwins } from '../render/machines/write-twins';
import { writeSearch } from '../render/search/write-search';
import { cardsOf } from '../plan/cards/card-image';
import { SEARCH_FOLDER } from '../../shared/search/files';
import type { FileSink } from '../model/files';
import type { DevContent } from './content';

type Content = string | Uint8Array;

/** Returns a file that a build writes besides pages; `undefined` for unknown names. */
export type MadeFiles = (
  content: DevContent,
  contexts: readonly RenderContext[],
  local: string,
) => Promise<Content | undefined>;

const STEPS = [
  {
    isOwner: (local: string) => local.startsWith(`/${SEARCH_FOLDER}/`),
    write: (contexts: readonly RenderContext[], output: FileSink) => writeSearch(contexts, output),
  },
  { isOwner: (local: string) => /\.md$|\/llms[\w-]*\.txt$/.test(local), write: writeTwins },
  {
    isOwner: () => true,
    write: ([first, ...others]: readonly RenderContext[], output: FileSink) => {
      if (first) writeHostFiles({ ...first, others }, output);
    },
  },
];

/**
 * Makes what a build writes besides pages when it is asked for: search files, feeds, records, Markdown, cards. A step
 * runs once for each state of the content; files of the state before are kept, because a page may still be asking for
 * them.
 */
export function makeFiles(): MadeFiles {
  const kept = STEPS.map(() => ({
    of: null as DevContent | null,
    now: new Map<string, Content>(),
    before: new Map<string, Content>(),
  }));
  return async (content, contexts, local) => {
    for (const { site, plan } of contexts) {
      const card = cardsOf(site, plan.pages).find(({ path }) => path === local);
      if (card) return cardPicture(card);
    }
    const index = STEPS.findIndex(({ isOwner }) => isOwner(local));
    const step = STEPS[index];
    const state = kept[index];
    if (!step || !state) return undefined;
    if (state.of !== content) {
      const files = new Map<string, Content>();
      step.write(contexts, { add: (file, text) => void files.set(`/${file}`, text) });
      Object.assign(state, { of: content, now: files, before: state.now });
    }
    return state.now.get(local) ?? state.before.get(local);
  };
}
