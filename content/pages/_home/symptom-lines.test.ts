import { expect, test } from 'vitest';
import { symptomLines } from './symptom-lines';

const gadgets = [
  { name: 'trace_dns', category: 'trace', summary: 'Reports DNS queries and answers', observes: ['dns', 'network'] },
  { name: 'trace_sni', category: 'trace', summary: 'Reports server names of TLS', observes: ['network'] },
  { name: 'top_process', category: 'top', summary: 'Periodic process table', observes: ['processes'] },
];

test('common symptoms come first, and symptoms of undocumented gadgets are left out', () => {
  const common = symptomLines(gadgets).filter(({ isMore }) => !isMore);
  expect(common.map(({ gadget }) => gadget)).toEqual(['trace_dns', 'top_process']);
});

test('every other gadget follows with its summary, so that a filter finds it', () => {
  expect(symptomLines(gadgets).filter(({ isMore }) => isMore)).toEqual([
    {
      text: 'Reports server names of TLS',
      gadget: 'trace_sni',
      about: 'trace Reports server names of TLS network',
      isMore: true,
    },
  ]);
});

test('a line says what its gadget is about', () => {
  expect(symptomLines(gadgets)[0]?.about).toBe('trace Reports DNS queries and answers dns network');
});
