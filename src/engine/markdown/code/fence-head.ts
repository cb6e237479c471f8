import type { Code, Root } from 'mdast';
import { nodesOf } from '../text/nodes';

/** Where the options of a fence begin that stand right behind its language, or in place of one. */
const OPTIONS = /^(?:title=|showLineNumbers|metastring=|\{(?=[\s\d,-]*\}?$))|(?<=[\w+#])[{,](?=.)/;

/** A language in braces, as notebooks have it: ` ```{.python}`. */
const IN_BRACES = /^\{\.?([A-Za-z][\w+#-]*)\}?$/;

/**
 * What stands behind the mark of a fence as its language and its options, wherever a parser parted them at a space:
 * ` ```title="a b"`, ` ```{1,3}`, ` ```js{1,3}` and ` ```rust,no_run` have options right there, and `.yaml` is `yaml`.
 */
export function settleFenceHeads(root: Root): void {
  for (const node of nodesOf(root)) if (node.type === 'code' && node.lang) settle(node, node.lang);
}

function settle(node: Code, written: string): void {
  const lang = IN_BRACES.exec(written)?.[1] ?? written;
  const at = OPTIONS.exec(lang)?.index ?? lang.length;
  const options = lang.slice(at).replace(/^,/, '');
  node.lang = lang.slice(0, at).replace(/^\.(?=\w)/, '') || null;
  if (options !== '') node.meta = [options, ...(node.meta ? [node.meta] : [])].join(' ');
}
