import { expect, test } from 'vitest';
import { soundOf } from './sound';

test.each([
  ['graph', 'graf'],
  ['gadget', 'gadjet'],
  ['refused', 'refuzed'],
  ['packet', 'pakit'],
  ['prometheus', 'promethius'],
  ['capabilities', 'capabilitees'],
  ['process', 'proces'],
  ['cluster', 'klaster'],
  ['certificate', 'sertifikat'],
  ['traffic', 'traphick'],
])('%s sounds like %s', (word, other) => expect(soundOf(other)).toBe(soundOf(word)));

test.each([
  ['mount', 'count'],
  ['trace', 'track'],
  ['open', 'pen'],
  ['', 'a'],
])('%s does not sound like %s', (word, other) => expect(soundOf(other)).not.toBe(soundOf(word)));
