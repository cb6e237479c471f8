import { describe, expect, it } from 'vitest';
import { findSymptoms } from './find-symptoms';

const gadgets = [
  { name: 'trace_dns', category: 'trace', summary: 'Reports DNS queries and answers', observes: ['dns', 'network'] },
  {
    name: 'trace_sni',
    category: 'trace',
    summary: 'Reports server names requested in TLS handshakes',
    observes: ['network'],
  },
  { name: 'top_process', category: 'top', summary: 'Periodic process table', observes: ['processes'] },
];
const names = (query: string): string[] => findSymptoms(gadgets, query).map((finding) => finding.gadget);

describe('findSymptoms', () => {
  it('shows the symptoms whose gadget is documented when nothing is typed', () => {
    expect(names('')).toEqual(['trace_dns', 'top_process']);
    expect(names('  ')).toEqual(['trace_dns', 'top_process']);
  });

  it('wants all words, in any order, in the symptom or in what the gadget is about', () => {
    expect(names('slow lookups')).toEqual(['trace_dns']);
    expect(names('NETWORK reports')).toEqual(['trace_dns', 'trace_sni']);
  });

  it('takes a gadget name in any spelling', () => {
    expect(names('trace_sni')).toEqual(['trace_sni']);
    expect(names('trace-sni')).toEqual(['trace_sni']);
  });

  it('says nothing when nothing fits', () => {
    expect(names('coffee')).toEqual([]);
  });
});
