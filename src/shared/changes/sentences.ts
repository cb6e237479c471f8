import type { DataChange, ThingKind } from './thing-changes';

/** The titles of lists of things, in the order of the lists. */
export const KIND_TITLES: Readonly<Record<ThingKind, string>> = {
  gadget: 'Gadgets',
  parameter: 'Parameters',
  field: 'Fields',
  command: 'Commands',
  flag: 'Flags',
};

/** What happened to a thing, in a few words. */
export function changeText({ change, ...values }: DataChange): string {
  const [before, after] = [values.before || 'nothing', values.after || 'nothing'];
  switch (change) {
    case 'new':
      return 'new';
    case 'removed':
      return 'removed';
    case 'renamed':
      return `renamed from ${before}`;
    case 'columns':
      return `printed by default: ${after}; before: ${before}`;
    case 'values':
      return `values ${after}; before: ${before}`;
    case 'meaning':
      return `now: ${after}; before: ${before}`;
    default:
      return `${change} ${after}, was ${before}`;
  }
}

/** Changes by the kind of thing, kinds without one left out. */
export function byKind(changes: readonly DataChange[]): { kind: ThingKind; changes: DataChange[] }[] {
  return (Object.keys(KIND_TITLES) as ThingKind[])
    .map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) }))
    .filter((group) => group.changes.length > 0);
}

/** Whether the things that a change belongs to are gadgets. */
export function isOfGadgets({ kind }: DataChange): boolean {
  return kind === 'parameter' || kind === 'field';
}
