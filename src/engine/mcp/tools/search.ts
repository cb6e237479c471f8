import * as z from 'zod';
import type { SearchHit } from '../../../shared/search/model';
import { search } from '../../../shared/search/search';
import { defineTool, VERSION } from './tool';

/** Searches as the search box does. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search the documentation and the blog',
  description:
    'Finds pages, sections, flags, fields and error messages by words or by a question, and says where to read on.',
  input: z.strictObject({
    query: z.string().trim().min(1).describe('Words, a question, a symptom, a flag, a field or an error message.'),
    version: VERSION,
    limit: z.int().min(1).max(50).optional().describe('How many results, 10 when left out.'),
  }),
  answer(site, { query, version, limit = 10 }) {
    const { hits, total, suggestion, unread } = search(site.index(site.version(version)), query, {
      maxHits: limit,
      highlight: false,
    });
    if (total === 0) return `Nothing was found for "${query}".${unread ? UNREAD : ''}`;
    const meant = suggestion === null ? '' : `Did you mean "${suggestion}"?\n\n`;
    return `${meant}${hits.map(lineOf).join('\n')}`;
  },
});

const UNREAD = ' The search does not know this language: use English words or names of gadgets, flags and fields.';

function lineOf({ title, place, path, anchor, passage }: SearchHit): string {
  const address = path + (anchor === null ? '' : `#${anchor}`);
  return `- **${title.text}**${place ? ` › ${place.name.text}` : ''} (${address}): ${passage.text}`;
}
