import { expect, test } from 'vitest';
import { compoundOf } from './compound';

const part = (word: string, means: string, open = false) => ({ words: word.split(' '), open, means });
const PARTS = new Map([
  ['n', [part('netzwerk', 'network'), part('name', 'name', true), part('netz', 'net')]],
  ['v', [part('verkehr', 'traffic'), part('verbindung', 'connection', true)]],
  ['a', [part('auflosung', 'resolution', true), part('an', 'on')]],
  ['z', [part('zu viel', 'too much')]],
]);

test.each([
  ['netzwerkverkehr', ['network', 'traffic']],
  ['namensauflosung', ['name', 'resolution']],
  ['netzwerkverbindungen', ['network', 'connection']],
  ['netzwerknamensauflosung', ['network', 'name', 'resolution']],
  ['verkehr', ['traffic']],
])('%s is taken apart', (word, means) => expect(compoundOf(word, PARTS)).toEqual(means));

test.each([
  ['a part that is not known', 'netzwerkkarte'],
  ['a part that is too short', 'netzwerkan'],
  ['an ending that is too long', 'verbindungsloses'],
  ['more parts than a word has', 'netzwerknetzwerknetzwerknetzwerk'],
  ['phrases', 'zuverkehr'],
  ['nothing', ''],
])('%s is left alone', (_, word) => expect(compoundOf(word, PARTS)).toBeNull());
