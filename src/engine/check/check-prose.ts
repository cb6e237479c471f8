import { placeInProse } from '../markdown/text/prose';
import type { ArticleProse } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter } from '../read/front-matter';
import type { ProseRules } from '../read/prose';
import type { CheckedPage } from './checked-pages';

/** What is wrong in a text, with its offset. */
type ProseFinding = { rule: string; message: string; hint: string; offset: number };

/** A rule: what it finds in a text that is a heading or not. */
type ProseRule = (text: string, heading: boolean) => ProseFinding[];

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
  const find = (text: string, heading: boolean): ProseFinding[] => all.flatMap((rule) => rule(text, heading));
  return (page) => [
    ...page.article.prose.flatMap((block) => findingsOf(block, find, page.file, severity)),
    ...headFindings(page, find, severity),
  ];
}

function findingsOf(
  block: ArticleProse,
  find: ProseRule,
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

function headFindings(page: CheckedPage, find: ProseRule, severity: Diagnostic['severity']): Diagnostic[] {
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
  const pattern = phrasePattern(avoid);
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      offset: match.index,
      rule: 'prose/turn',
      message: `"${match[0]}" is a turn to avoid.`,
      hint: write,
    }));
}

function spellingRule(wrong: string, right: string): ProseRule {
  const pattern = phrasePattern(wrong);
  const [from, to] = [wrong, right].map((one) => one.replace('*', ''));
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      offset: match.index,
      rule: 'prose/spelling',
      message: `"${match[0]}" is the American spelling.`,
      hint: `The site writes "${to}${match[0].slice(from?.length)}".`,
    }));
}

/** Finds a phrase as whole words, over the ends of lines and whatever the case. */
function phrasePattern(phrase: string): RegExp {
  const open = phrase.endsWith('*');
  const words = (open ? phrase.slice(0, -1) : phrase).split(/\s+/).map(escape).join('\\s+');
  return new RegExp(`(?<![\\w/.@-])${words}${open ? '[a-z]*' : ''}(?![\\w/@]|-\\w)`, 'gi');
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
