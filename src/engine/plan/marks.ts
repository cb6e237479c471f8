import { gadgetMark, type MarkName } from '../../shared/marks';

const SECTIONS: [RegExp, MarkName][] = [
  [/^$|^quick-start/, 'start'],
  [/^SECURITY/, 'security'],
  [/^(?:api|apis)(?:\/|$)/, 'api'],
  [/^devel(?:\/|$)/, 'project'],
  [/^gadget-devel(?:\/|$)/, 'develop'],
  [/^(?:spec|specs)(?:\/|$)/, 'spec'],
  [/^reference(?:\/|$)/, 'reference'],
  [/^gadgets(?:\/|$)/, 'gadgets'],
];

/** The mark of a documentation page: its gadget's category, else its section's; `null` elsewhere. */
export function markOfPage(address: string, category: string | undefined): MarkName | null {
  const gadget = /^gadgets\/(\w+)$/.exec(address)?.[1];
  if (gadget !== undefined && gadget !== 'switching_to_image_based_gadgets')
    return gadgetMark(category === undefined ? gadget : `${category}_`);
  return SECTIONS.find(([pattern]) => pattern.test(address))?.[1] ?? null;
}

/** Whether a title is an identifier, to be set in the monospace voice. */
export function isIdentifier(title: string): boolean {
  return (
    /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+$/.test(title) ||
    /^(?:bpfstats|deadlock|fdpass|fsnotify|tcpdump|traceloop|ttysnoop|ig|btfgen)$/.test(title)
  );
}
