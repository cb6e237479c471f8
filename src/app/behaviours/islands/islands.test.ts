import { expect, test } from 'vitest';
import { compareVersions, type GadgetFacts, type GadgetQuery, matchesGadget } from '../../islands/gadget-finder/list';
import { matchesWords } from './word-filter';

const GADGET: GadgetFacts = {
  text: 'trace_dns trace dns traces dns queries',
  data: {
    category: 'trace',
    observes: 'dns network',
    environments: 'kubectl-gadget ig',
    kernel: '5.10',
    since: 'v0.45.0',
    until: 'v0.46.0',
  },
};
const NOTHING: GadgetQuery = { words: '', category: '', observes: '', environment: '', kernel: '', version: '' };

test.each<[Partial<GadgetQuery>, boolean]>([
  [{}, true],
  [{ words: 'DNS queries' }, true],
  [{ words: 'dns files' }, false],
  [{ category: 'trace' }, true],
  [{ category: 'top' }, false],
  [{ observes: 'network' }, true],
  [{ observes: 'net' }, false],
  [{ environment: 'ig' }, true],
  [{ environment: 'gadgetctl' }, false],
  [{ kernel: '5.10' }, true],
  [{ kernel: '5.10.0-32-amd64' }, true],
  [{ kernel: '5.4' }, false],
  [{ kernel: '6' }, true],
  [{ kernel: 'new' }, true],
  [{ version: 'v0.44.1' }, false],
  [{ version: 'v0.45.0' }, true],
  [{ version: 'v0.46.0' }, true],
  [{ version: 'main' }, false],
  [{ words: 'dns', kernel: '5.4' }, false],
])('%o finds the gadget: %s', (query, found) => {
  expect(matchesGadget(GADGET, { ...NOTHING, ...query })).toBe(found);
});

test('a gadget of unknown kernel and without end is never ruled out by these', () => {
  const data = { ...GADGET.data, kernel: '', until: '' };
  expect(matchesGadget({ ...GADGET, data }, { ...NOTHING, kernel: '4.1', version: 'main' })).toBe(true);
});

test.each([
  ['5.4', '5.10', -1],
  ['v0.46.0', 'v0.45.0', 1],
  ['main', 'v0.46.0', 1],
  ['main', 'main', 0],
])('%s against %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

test.each([
  ['', true],
  ['latency', true],
  ['NS latency', true],
  ['latency foo', false],
])('row "latency_ns uint64" with "%s": %s', (query, found) => {
  expect(matchesWords('latency_ns uint64 NS', query)).toBe(found);
});
