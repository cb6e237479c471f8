import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { nestTags } from './tree/nest';
import { readBackslashes } from './tree/addresses';
import { isTooDeep, refuseDeepTree } from './tree/depth';
import { readDirectives } from './tree/directives';
import { reportForeign } from './tree/foreign';
import { reportOpenFences } from './tree/open-fences';
import { report, type TreeSource } from './tree/source';

/**
 * Parses the body of a Markdown file: GitHub's Markdown, admonitions and components. Mistakes are reported to the
 * source; nothing is thrown.
 */
export function parseMarkdown(body: string, source: TreeSource): Root {
  const root = isTooDeep(body, source) ? EMPTY() : readText(body, source);
  refuseDeepTree(root, source);
  readDirectives(root, body, source);
  const defined = reportForeign(root, body, source);
  reportOpenFences(root, body, source);
  nestTags(root, source, defined);
  refuseDeepTree(root, source);
  readBackslashes(root, source);
  return root;
}

const EMPTY = (): Root => ({ type: 'root', children: [] });

function readText(body: string, source: TreeSource): Root {
  try {
    return markdownToMdast(body, { features: { gfm: true, frontmatter: false, math: false, directive: true } }) as Root;
  } catch {
    // The parser gives up on texts whose tree would take gigabytes or more levels than its stack has.
    report(
      source,
      { line: 1, column: 1 },
      {
        rule: 'markdown/too-deep',
        message: 'The page is too long or too deeply nested to be read.',
        hint: 'Divide it into several pages, and use fewer levels of lists and quotes.',
      },
    );
    return EMPTY();
  }
}
