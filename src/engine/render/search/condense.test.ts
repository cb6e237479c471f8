import { describe, expect, test } from 'vitest';
import { NO_WORDS, readVocabulary } from '../../../shared/search/vocabulary';
import { addPage, finish } from '../../../shared/search/build-index';
import { createIndex } from '../../../shared/search/search-index';
import type { SearchSection } from '../../../shared/search/model';
import { STOP_WORDS, chunks, chunkTerms, fold } from '../../../shared/search/tokenize';
import { search } from '../../../shared/search/search';
import { randomPages } from '../../../shared/search/test-data';
import { condense, firstSentence, termsOf } from './condense';

const section = (text: string): SearchSection => ({ id: 's', heading: 'S', level: 2, text });
const START =
  'The gadget puts a socket filter into the network namespaces of the containers you selected, and decodes what it sees there.';

describe('condense', () => {
  test.each([
    [124, 124],
    [124, 124],
    // From here on it is cut in front of the word that would be too long for a passage.
    [125, 84],
  ])('of %d characters without the end of a sentence, %d are kept', (length, kept) => {
    const text = 'word '
      .repeat(30)
      .slice(0, length - 1)
      .concat('s');
    const shown = condense(section(text), new Set()).text;
    expect(shown.replace(/ …$/, '')).toHaveLength(kept);
    expect(shown.endsWith(' …')).toBe(kept < length);
  });

  test('as many sentences are kept as a passage shows', () => {
    const next = 'Then an unusual quokka is looked for.';
    const shown = `A socket filter is put into namespaces where the containers live on a node. It decodes what it sees.`;
    const text = `${shown} ${next.repeat(3)}`;
    expect(condense(section(text), new Set()).text).toBe(shown);
  });

  test('what follows the first sentences becomes its new words, sorted, without those that say little', () => {
    const text = `${START} Then the containers are selected again by --podname, and k8s.podName with Latency shows which of the gadgets it was.`;
    expect(condense(section(text), new Set())).toEqual({
      ...section(START),
      words: '--podname k8s.podName latency',
    });
  });

  test('words whose terms are known are left out', () => {
    const text = `${START} A packet has a latency, and nothing else of it is of interest to anybody here.`;
    expect(condense(section(text), new Set(termsOf('latency interest'))).words).toBe('anybody else nothing packet');
  });

  test('a word that an earlier section of the page has is not sent again', () => {
    const known = new Set<string>();
    const rest = (word: string): SearchSection =>
      section(`${START} Then an unusual quokka with a ${word} is looked for in all of the maps of the kernel.`);
    expect(condense(rest('friend'), known).words).toBe('friend kernel looked maps quokka unusual');
    expect(condense(rest('foe'), known).words).toBe('foe');
  });

  test.each([
    ['Path of the file. Relative to the root.', 'Path of the file'],
    ['0 on error; see errno', '0 on error'],
    ['Kernel 5.8 or later', 'Kernel 5.8 or later'],
  ])('of what is said about a row the first sentence is kept: %s', (text, kept) =>
    expect(firstSentence(text)).toBe(kept),
  );

  test.each([1, 2, 3, 4, 5, 6])('every term of a text is still a term of its section, seed %i', (seed) => {
    for (const page of randomPages(seed, 12)) {
      const whole = page.sections.map(({ text }) => text).join('. ');
      const { text, words = '' } = condense(section(whole), new Set());
      const kept = new Set(termsOf(`${text}\n${words}`));
      const lost = chunks(whole).filter((chunk) => chunkTerms(chunk).some((term) => !kept.has(term)));
      expect(
        lost.map(({ start, end }) => fold(whole.slice(start, end))).filter((word) => !STOP_WORDS.has(word)),
      ).toEqual([]);
    }
  });

  test('a word that no passage shows finds its section, and the passage is the start of the text', () => {
    const index = createIndex(readVocabulary(NO_WORDS));
    const [page] = randomPages(3, 1);
    if (!page) throw new Error('no page');
    const long = condense(
      section(`${START} Before that, an unusual quokka is looked for in all of the maps of the kernel.`),
      new Set(),
    );
    addPage(index, { ...page, sections: [long], rows: [] });
    finish(index);
    const [hit] = search(index, 'quokka').hits;
    expect(hit?.anchor).toBe('s');
    expect(hit?.passage).toEqual({ text: START, marks: [] });
  });
});
