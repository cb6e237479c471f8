import { escapePattern } from '../model/escape';
import { placeInProse } from '../markdown/text/snippets';
import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter } from '../read/documents';
import type { ProseRules } from '../read/vocabulary';
import type { CheckedPage } from './checked-pages';

type ProseFinding = { rule: string; message: string; hint: string; offset: number };

type FindProse = (text: string, heading: boolean) => ProseFinding[];

/** A rule. `lower` is the text in small letters. */
type ProseRule = (text: string, heading: boolean, lower: string) => ProseFinding[];

/**
 * Makes the check of a page's language by the rules of a site: its running text, its title and its description. The
 * rules are our own and few: packages for this read plain CommonMark, take the tags and variables of the dialect for
 * words, and would parse each page a second time.
 */
export function proseChecker(rules: ProseRules): (page: CheckedPage) => Diagnostic[] {
  const all = [
    ...rules.turns.flatMap(({ avoid, write }) => avoid.map((one) => turnRule(one, write))),
    ...Object.entries(rules.spellings).map(([wrong, right]) => spellingRule(wrong, right)),
    sentenceRule(rules.longestSentence),
    doubledRule(new Set(rules.doubled)),
    headingRule,
  ];
  const find: FindProse = (text, heading) => {
    const lower = text.toLowerCase();
    return all.flatMap((rule) => rule(text, heading, lower));
  };
  return (page) => [
    ...page.article.prose.flatMap((block) =>
      find(block.text, block.heading).map(({ offset, ...finding }) => {
        return { file: page.file, ...placeInProse(block, offset), severity: 'error', ...finding } as const;
      }),
    ),
    ...headFindings(page, find),
  ];
}

function headFindings(page: CheckedPage, find: FindProse): Diagnostic[] {
  return (['title', 'description'] as const).flatMap((field) =>
    find(page.frontMatter?.[field] ?? '', field === 'title').map(({ rule, message, hint }) => {
      return { file: page.file, ...placeInFrontMatter(page.text(), field), rule, severity: 'error', message, hint };
    }),
  );
}

/** The message and the hint for a match, `null` where it is right. */
type Words = (match: RegExpExecArray) => [message: string, hint: string] | null;

const patternRule =
  (rule: string, pattern: RegExp, words: Words): ProseRule =>
  (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [message, hint] = words(match) ?? [];
      return message !== undefined && hint !== undefined ? [{ offset: match.index, rule, message, hint }] : [];
    });

const turnRule = (avoid: string, write: string): ProseRule =>
  phraseRule('prose/turn', avoid, ([turn]) => [`"${turn}" is an expression to avoid.`, write]);

function spellingRule(wrong: string, right: string): ProseRule {
  const [from = '', to = ''] = [wrong, right].map((one) => one.replace('*', ''));
  return phraseRule('prose/spelling', wrong, ([word]) => [
    `"${word}" is the American spelling.`,
    `The site writes "${to}${word.slice(from.length)}".`,
  ]);
}

const doubledRule = (allowed: ReadonlySet<string>): ProseRule =>
  patternRule('prose/doubled-word', /(?<![\w-])([a-z]+)\s+\1(?![\w-])/gi, ([, word = '']) =>
    allowed.has(word.toLowerCase()) ? null : [`"${word}" is repeated.`, 'Leave one out.'],
  );

/**
 * Finds a phrase as whole words, over the ends of lines and whatever the case. Texts without its first word are passed
 * over: `npm run check` is a second faster.
 */
function phraseRule(rule: string, phrase: string, words: Words): ProseRule {
  const open = phrase.endsWith('*');
  const parts = (open ? phrase.slice(0, -1) : phrase).split(/\s+/);
  const first = parts[0]?.toLowerCase() ?? '';
  const source = `(?<![\\w/.@-])${parts.map(escapePattern).join('\\s+')}${open ? '[a-z]*' : ''}(?![\\w/@]|-\\w)`;
  const find = patternRule(rule, new RegExp(source, 'gi'), words);
  return (text, heading, lower) => (lower.includes(first) ? find(text, heading, lower) : []);
}

function sentenceRule(longest: number): ProseRule {
  const hint = `Split it: up to ${longest} words are easy to read.`;
  return (text) =>
    sentences(text)
      .filter(({ words }) => words > longest)
      .map(({ offset, words }) => {
        return { offset, rule: 'prose/long-sentence', message: `The sentence has ${words} words.`, hint };
      });
}

function sentences(text: string): { offset: number; words: number }[] {
  const ends = [...text.matchAll(/[.!?]["”’)]*(?=\s)/g)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((offset, index) => {
    const sentence = text.slice(offset, ends[index] ?? text.length);
    return {
      offset: offset + (/\S/.exec(sentence)?.index ?? 0),
      words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length,
    };
  });
}

const fullStop = patternRule('prose/heading-stop', /(?<=[^.])\.\s*$/g, () => [
  'The heading ends with a full stop.',
  'Remove the full stop.',
]);
const headingRule: ProseRule = (text, heading, lower) => (heading ? fullStop(text, heading, lower) : []);
