import type { GadgetSummary } from '../../../src/shared/page-data';

/** What people see go wrong, in their words, and the gadget that shows why. */
const SYMPTOMS: readonly { text: string; gadget: string }[] = [
  { text: 'A pod cannot resolve a name, or lookups are slow', gadget: 'trace_dns' },
  { text: 'A container was killed and you suspect its memory limit', gadget: 'trace_oomkill' },
  { text: 'Connections are refused or end unexpectedly', gadget: 'trace_tcp' },
  { text: 'The network is slow and packets seem to get lost', gadget: 'trace_tcpretrans' },
  { text: 'Programs are started that should not be there', gadget: 'trace_exec' },
  { text: 'A program does not find its file or configuration', gadget: 'trace_open' },
  { text: 'A node is busy and you need to know with what', gadget: 'top_process' },
  { text: 'One process burns CPU and you need to know where', gadget: 'profile_cpu' },
  { text: 'Disk access takes longer than it should', gadget: 'profile_blockio' },
  { text: 'A container crashed and its last system calls matter', gadget: 'traceloop' },
  { text: 'You want to know which pod listens on a port', gadget: 'snapshot_socket' },
  { text: 'You want the raw packets of one pod', gadget: 'tcpdump' },
];

/** A line of the index: what one wants to know, and the gadget for it. */
export interface SymptomLine {
  text: string;
  gadget: string;
  /** Further words that the filter finds. */
  about: string;
  /** Not a common symptom, so only the filter shows it. */
  isMore: boolean;
}

/** The common symptoms whose gadget is documented, then the summaries of gadgets without a common symptom. */
export function symptomLines(gadgets: readonly GadgetSummary[]): SymptomLine[] {
  const known = new Map(gadgets.map((gadget) => [gadget.name, gadget]));
  const about = ({ category, summary, observes }: GadgetSummary): string =>
    `${category} ${summary} ${observes.join(' ')}`;
  const common = SYMPTOMS.flatMap(({ text, gadget: name }): SymptomLine[] => {
    const gadget = known.get(name);
    return gadget ? [{ text, gadget: name, about: about(gadget), isMore: false }] : [];
  });
  const named = new Set(common.map(({ gadget }) => gadget));
  const more = gadgets
    .filter(({ name }) => !named.has(name))
    .map((gadget): SymptomLine => ({ text: gadget.summary, gadget: gadget.name, about: about(gadget), isMore: true }));
  return [...common, ...more];
}
