import type { Environment } from './schema-parts';

/** What the renderers need besides the data. */
export interface RenderContext {
  /** Address of a page of the same version, given its path: `gadgets/trace_dns`, `reference/run`. */
  link: (page: string) => string;
}

const ENVIRONMENT_LABELS: Record<Environment, string> = {
  'kubectl-gadget': 'kubectl gadget',
  ig: 'ig',
  gadgetctl: 'gadgetctl',
};

const CATEGORY_LABELS: Record<string, string> = {
  advise: 'Advise',
  audit: 'Audit',
  profile: 'Profile',
  snapshot: 'Snapshot',
  top: 'Top',
  trace: 'Trace',
  other: 'Other',
};

const OBSERVES_LABELS: Record<string, string> = {
  'block-io': 'block I/O',
  cpu: 'CPU',
  dns: 'DNS',
  ebpf: 'eBPF',
  filesystem: 'filesystems',
  tls: 'TLS',
  tty: 'terminals',
  syscalls: 'system calls',
};

/** Name of an environment as the reader types it. */
export function environmentLabel(environment: Environment): string {
  return ENVIRONMENT_LABELS[environment];
}

/** Name of a category as a reader sees it. */
export function categoryLabel(category: string): string {
  return CATEGORY_LABELS[category] ?? category;
}

/** Name of a thing a gadget observes as a reader sees it. */
export function observesLabel(observed: string): string {
  return OBSERVES_LABELS[observed] ?? observed;
}
