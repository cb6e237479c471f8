import { placeInProse } from '../markdown/text/prose';
import type { ArticleProse } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter } from '../read/front-matter';
import type { ProseRules } from '../read/prose';
import type { CheckedPage } from './checked-pages';

/** What is wrong in a text, with its offset. */
type ProseFinding = { rule: string; message: string; hint: string; offset: number };

/** What is found in a text that is a heading or not. */
type FindProse = (text: string, heading: boolean) => ProseFinding[];

/** A rule. `lower` is the text in small letters. */
type ProseRule = (text: string, heading: boolean, lower: string) => ProseFinding[];

/**
 * Makes the check of a page's language by the rules of a site: its running text, its title and its description. The
 * rules are our own and few: packages for this read plain CommonMark, take the tags and variables of the dialect for
 * words, and would parse each page a second time.
 */
export function proseChecker(rules: ProseRules, strict: boolean): (page: CheckedPage) => Diagnostic[] {
  const all = [
    ...rules.turns.flatMap(({ avoid, write }) => avoid.map((one) => turnRule(one, write))),
    ...Object.entries(rules.spellings).map(([wrong, right]) => spellingRule(wrong, right)),
    sentenceRule(rules.longestSentence),
    doubledRule(new Set(rules.doubled)),
    headingRule,
  ];
  const severity = strict ? 'error' : 'warning';
  const find: FindProse = (text, heading) => {
    const lower = text.toLowerCase();
    return all.flatMap((rule) => rule(text, heading, lower));
  };
  return (page) => [
    ...page.article.prose.flatMap((block) => findingsOf(block, find, page.file, severity)),
    ...headFindings(page, find, severity),
  ];
}

function findingsOf(
  block: ArticleProse,
  find: FindProse,
  file: string,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  return find(block.text, block.heading).map(({ offset, ...finding }) => ({
    file,
    ...placeInProse(block, offset),
    severity,
    ...finding,
  }));
}

function headFindings(page: CheckedPage, find: FindProse, severity: Diagnostic['severity']): Diagnostic[] {
  return (['title', 'description'] as const).flatMap((field) =>
    find(page.frontMatter?.[field] ?? '', field === 'title').map(({ rule, message, hint }) => ({
      file: page.file,
      ...placeInFrontMatter(page.text(), field),
      rule,
      severity,
      message,
      hint,
    })),
  );
}

function turnRule(avoid: string, write: string): ProseRule {
  const find = phraseFinder(avoid);
  return (text, _, lower) =>
    find(text, lower).map((match) => ({
      offset: match.index,
      rule: 'prose/turn',
      message: `"${match[0]}" is a turn to avoid.`,
      hint: write,
    }));
}

function spellingRule(wrong: string, right: string): ProseRule {
  const find = phraseFinder(wrong);
  const [from, to] = [wrong, right].map((one) => one.replace('*', ''));
  return (text, _, lower) =>
    find(text, lower).map((match) => ({
      offset: match.index,
      rule: 'prose/spelling',
      message: `"${match[0]}" is the American spelling.`,
      hint: `The site writes "${to}${match[0].slice(from?.length)}".`,
    }));
}

/**
 * Finds a phrase as whole words, over the ends of lines and whatever the case. Texts without its first word are passed
 * over: whoever runs `npm run check` waits a second less.
 */
function phraseFinder(phrase: string): (text: string, lower: string) => RegExpExecArray[] {
  const open = phrase.endsWith('*');
  const words = (open ? phrase.slice(0, -1) : phrase).split(/\s+/);
  const pattern = new RegExp(
    `(?<![\\w/.@-])${words.map(escape).join('\\s+')}${open ? '[a-z]*' : ''}(?![\\w/@]|-\\w)`,
    'gi',
  );
  const first = words[0]?.toLowerCase() ?? '';
  return (text, lower) => (lower.includes(first) ? [...text.matchAll(pattern)] : []);
}

function sentenceRule(longest: number): ProseRule {
  return (text) =>
    sentences(text).flatMap(({ offset, words }) =>
      words <= longest
        ? []
        : [
            {
              offset,
              rule: 'prose/long-sentence',
              message: `The sentence has ${words} words.`,
              hint: `Cut it: up to ${longest} are read in one go.`,
            },
          ],
    );
}

/** Sentences with their offsets and numbers of words. */
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

function doubledRule(allowed: ReadonlySet<string>): ProseRule {
  return (text) =>
    [...text.matchAll(/(?<![\w-])([a-z]+)\s+\1(?![\w-])/gi)]
      .filter((match) => !allowed.has((match[1] ?? '').toLowerCase()))
      .map((match) => ({
        offset: match.index,
        rule: 'prose/doubled-word',
        message: `"${match[1] ?? ''}" stands here twice.`,
        hint: 'Leave one out.',
      }));
}

const headingRule: ProseRule = (text, heading) =>
  heading && /[^.]\.\s*$/.test(text)
    ? [
        {
          offset: text.trimEnd().length - 1,
          rule: 'prose/heading-stop',
          message: 'The heading ends in a full stop.',
          hint: 'Leave the full stop out.',
        },
      ]
    : [];

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
