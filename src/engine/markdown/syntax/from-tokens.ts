import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { AdmonitionOpen, Braces, ModuleLines, Tag } from '../nodes';

/** The node that is being made. Tokens of these constructs are always inside of one. */
function current(context: CompileContext): CompileContext['stack'][number] {
  const node = context.stack.at(-1);
  if (node === undefined) throw new Error('A token stands outside of every node.');
  return node;
}

/** Adds a line of a token to the literal that is being made. */
function addLine(context: CompileContext, token: Token): void {
  const node = current(context) as unknown as Tag | Braces | ModuleLines;
  node.value += (node.value === '' ? '' : '\n') + context.sliceSerialize(token);
}

function exit(this: CompileContext, token: Token): void {
  this.exit(token);
}

/** Makes nodes of the tokens of the dialect. */
export const dialectFromMarkdown: Extension = {
  enter: {
    siteTag(token) {
      this.enter({ type: 'tag', value: '' }, token);
    },
    braces(token) {
      this.enter({ type: 'braces', value: '' }, token);
    },
    moduleLines(token) {
      this.enter({ type: 'moduleLines', value: '' }, token);
    },
    admonitionOpen(token) {
      this.enter({ type: 'admonitionOpen', colons: 0, name: '', children: [] }, token);
    },
    admonitionClose(token) {
      this.enter({ type: 'admonitionClose', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    siteTagData(token) {
      addLine(this, token);
    },
    siteTag: exit,
    bracesData(token) {
      addLine(this, token);
    },
    braces: exit,
    moduleData(token) {
      addLine(this, token);
    },
    moduleLines: exit,
    admonitionFence(token) {
      (current(this) as unknown as AdmonitionOpen).colons = this.sliceSerialize(token).length;
    },
    admonitionName(token) {
      (current(this) as unknown as AdmonitionOpen).name = this.sliceSerialize(token);
    },
    admonitionOpen: exit,
    admonitionClose: exit,
  },
};
