import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { seededRandom } from '../plan/covers/cover';
import { parseDocument } from '../read/documents';
import { compileDocument, type CompileSettings } from './compile';
import { hastText, html } from './html/hast';

/** Markdown that a seed decides, with words that stand nowhere else, so that each can be looked for. */
class Writer {
  readonly words: string[] = [];
  private readonly random: () => number;

  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  page(): string {
    return this.blocks(2 + this.pick(4), 0).join('\n\n');
  }

  private pick(count: number): number {
    return Math.floor(this.random() * count);
  }

  private word(): string {
    const word = `w${this.words.length}${['ä', 'x', 'é'][this.pick(3)]}`;
    this.words.push(word);
    return word;
  }

  private inline(): string {
    const forms: (() => string)[] = [
      () => this.word(),
      () => `*${this.word()}*`,
      () => `**${this.word()} ${this.word()}**`,
      () => `\`${this.word()} <b> %IG_TAG%\``,
      () => `[${this.word()}](a.md "t")`,
      () => `<kbd>${this.word()}</kbd>`,
      () => `${this.word()} & < > (${this.word()}) "q" 5 < 6`,
      () => `~~${this.word()}~~ :x: image:tag 10:35`,
      () => `\\<${this.word()}> \\*${this.word()}`,
    ];
    return (forms[this.pick(forms.length)] ?? forms[0])?.() ?? '';
  }

  private paragraph(): string {
    return Array.from({ length: 1 + this.pick(4) }, () => this.inline()).join(this.pick(3) === 0 ? '\n' : ' ');
  }

  private blocks(count: number, depth: number): string[] {
    return Array.from({ length: count }, () => this.block(depth));
  }

  private block(depth: number): string {
    const indent = (text: string, mark: string): string =>
      text
        .split('\n')
        .map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
        .join('\n');
    const inner = (): string => this.blocks(1 + this.pick(2), depth + 1).join('\n\n');
    const flat: (() => string)[] = [
      () => this.paragraph(),
      () => `${'#'.repeat(1 + this.pick(4))} ${this.inline()}`,
      () =>
        `\`\`\`${['go', 'bash', 'console', 'md', ''][this.pick(5)]}\n${this.word()} <x> :::\n$ ${this.word()}\n\`\`\``,
      () => `| ${this.word()} | ${this.word()} |\n|---|---|\n| ${this.inline()} | ${this.word()} |`,
      () => `${this.word()}\n===`,
    ];
    const nested: (() => string)[] = [
      () => indent(inner(), '- '),
      () => indent(inner(), '1. '),
      () =>
        inner()
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n'),
      () => `:::${['note', 'tip', 'danger'][this.pick(3)]}[${this.word()}]\n\n${inner()}\n\n:::`,
      () => `<Tabs>\n<TabItem value="${this.pick(9)}" label="${this.word()}">\n\n${inner()}\n\n</TabItem>\n</Tabs>`,
    ];
    const forms = depth < 4 ? [...flat, ...nested] : flat;
    return (forms[this.pick(forms.length)] ?? flat[0])?.() ?? '';
  }
}

const settings: CompileSettings = { versionVariables: ['IG_TAG'], readerVariables: ['POD'] };

test.each(Array.from({ length: 200 }, (_, seed) => `page ${seed}`))(
  'random Markdown of %s keeps every word and gives balanced HTML',
  async (seed) => {
    const writer = new Writer(seed);
    const source = writer.page();
    const article = await compileDocument(parseDocument(source, 'x.md', []), settings);
    const tree = fromHtml(article.html, { fragment: true });
    const text = `${hastText(tree.children)} ${article.title ?? ''}`;
    expect(writer.words.filter((word) => !text.includes(word))).toEqual([]);
    expect(html(tree)).toBe(html(fromHtml(html(tree), { fragment: true })));
    expect(tagsOf(html(tree)), 'a parser finds the elements that were written').toEqual(tagsOf(article.html));
  },
);

/** Names of all tags in order. */
function tagsOf(text: string): string[] {
  return [...text.matchAll(/<(\/?[a-z][a-z0-9]*)/g)].map((match) => match[1] ?? '');
}
