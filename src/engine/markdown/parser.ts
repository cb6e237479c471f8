import type { Root } from 'mdast';
import { settleFenceHeads } from './code/fence-head';
import { parseMarkdown, type ExtraSyntax } from './parse';

/** Text to flat tree. `mdx` for files with that ending; `math` is the syntax of formulas where the site wants them. */
type Parse = (text: string, mdx: boolean, math: ExtraSyntax | null) => Root;

let native: Promise<((text: string, math: boolean) => Root | null) | null> | null = null;

/**
 * The parser of this machine: the native one where it is to be had and understands the page, else the one that is
 * written in JavaScript. Both give the same trees, which `native-parse.test.ts` compares.
 */
export async function loadParser(): Promise<Parse> {
  native ??= import('./native-parse').then(
    (module) => module.parseNatively,
    // There is no binary for this platform.
    () => null,
  );
  const parseNatively = await native;
  return (text, mdx, math) => {
    const tree = (mdx ? null : parseNatively?.(text, math !== null)) ?? parseMarkdown(text, mdx, math);
    settleFenceHeads(tree);
    return tree;
  };
}
