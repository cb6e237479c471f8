import { describe, expect, test } from 'vitest';
import { readLanguage, translate, type LanguageWords } from './translate';

const GERMAN: LanguageWords = {
  fillers: ['der', 'die', 'welcher', 'wird', 'wegen', 'ein', 'einem', 'auf', 'ohne'],
  words: {
    'prozess*': 'process',
    'speicher*': 'memory',
    verbrauch: 'usage',
    'offne*': 'open',
    datei: 'file',
    speichermangel: 'out of memory',
    'zugriff verweigert': 'permission denied',
    'zugriff*': 'access',
    'verweigert*': 'refused',
    internetzugang: 'internet',
  },
};
const CHINESE: LanguageWords = {
  fillers: ['的', '了', '哪个'],
  words: { 内存: 'memory', 内存不足: 'out of memory', 进程: 'process', 打开: 'open', 文件: 'file' },
};
const languages = [GERMAN, CHINESE].map(readLanguage);
const KNOWN = new Set(['process', 'container', 'cluster', 'die', 'memory', 'installation', 'trace_open', 'file']);
const own = {
  isKnown: (word: string) => KNOWN.has(word),
  isStop: (word: string) => ['which', 'the', 'of', 'a'].includes(word),
};
const read = (query: string): string | null => translate(query, languages, own);

describe('translate', () => {
  test.each([
    ['welcher Prozess öffnet die Datei', 'process open file'],
    ['Container wird wegen Speichermangel beendet', 'Container out of memory'],
    ['Zugriff verweigert', 'permission denied'],
    ['verweigerte Zugriffe', 'refused access'],
    ['Zugriff auf Datei verweigert', 'access file refused'],
    ['Zugriffe auf einem Cluster', 'access Cluster'],
    ['Installation ohne Internetzugang', 'Installation internet'],
    ['trace_open öffnen', 'trace_open open'],
    ['Speicherverbrauch der Prozesse', 'memory process'],
    ['Prozessordnung', 'process'],
    ['welcher Prozess öffnet ein Zertifikat', 'process open'],
    ['内存不足', 'out of memory'],
    ['哪个进程打开了文件', 'process open file'],
    ['trace_open 文件', 'trace_open file'],
  ])('reads %s as %s', (query, text) => expect(read(query)).toBe(text));

  test.each([
    ['a query of the language of the site', 'which process opens the file'],
    ['a word that the site knows in its own language', 'processes die'],
    ['a query of that language with a word that looks foreign', 'which verbrauch of the cluster'],
    ['nothing', ''],
    ['signs', '!? --'],
    ['a language without a word list', 'кто открыл файл'],
    ['fillers alone', 'welcher der'],
  ])('leaves %s alone', (_, query) => expect(read(query)).toBeNull());

  test('without languages nothing is read', () => expect(translate('Prozess', [], own)).toBeNull());
});

test('the name of a thing is in no language', () => {
  expect(read('prozess_open')).toBeNull();
  expect(read('prozess_open datei')).toBe('prozess_open file');
});
