import { fill } from '../strings/format';
import type { Strings } from '../strings/model';
import type { DataChange, ThingKind } from './thing-changes';

type Words = Strings['changes'];

const KINDS: readonly ThingKind[] = ['gadget', 'parameter', 'field', 'command', 'flag'];

/** What happened to a thing, in a few words. */
export function changeText({ change, before, after }: DataChange, words: Words): string {
  return fill(words[change], {
    before: before === '' ? words.nothing : before,
    after: after === '' ? words.nothing : after,
  });
}

/** Changes by the kind of thing, kinds without one left out. */
export function byKind(changes: readonly DataChange[]): { kind: ThingKind; changes: DataChange[] }[] {
  return KINDS.map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) })).filter(
    (group) => group.changes.length > 0,
  );
}

/** Whether the things that a change belongs to are gadgets. */
export function isOfGadgets({ kind }: DataChange): boolean {
  return kind === 'parameter' || kind === 'field';
}
