import type { Place } from './place';

/** One thing that the tool and our data do not agree on. */
export interface Difference {
  /** `new`: only in the tool; `removed`: only in our data. */
  state: 'new' | 'removed' | 'different';
  version: string;
  kind: 'gadget' | 'data source' | 'field' | 'parameter' | 'flag' | 'command' | 'image' | 'kernel';
  /** Gadget, group of shared fields, or command the thing belongs to. */
  owner: string;
  /** The thing itself: `open.fpath`, `--paths`. */
  name: string;
  /** What of it differs: `type`, `default`, `hidden`. */
  property?: string;
  /** What the tool has, and what our data has. */
  tool?: string;
  data?: string;
  /** In the tool; absent when `state` is `removed`. */
  place?: Place;
  /** In our data; absent for what is new. */
  dataPlace?: Place;
}

/** A thing that both sides have. */
export type SharedThing = Omit<Difference, 'state' | 'property' | 'tool' | 'data'>;

/** What each side has of a property; null and undefined where it does not say. */
type Values = readonly [tool: string | null | undefined, data: string | null | undefined];

/** The properties in which both sides have a value, and not the same. */
export function propertyDifferences(thing: SharedThing, properties: Readonly<Record<string, Values>>): Difference[] {
  return Object.entries(properties).flatMap(([property, [tool, data]]): Difference[] => {
    const isKnown = typeof tool === 'string' && typeof data === 'string';
    return isKnown && tool !== data ? [{ ...thing, state: 'different', property, tool, data }] : [];
  });
}

/** The difference in one line, without its places. */
export function sentence({ state, version, kind, owner, name, property, tool, data }: Difference): string {
  const what = kind === 'gadget' ? `gadget ${name}` : `${owner}: ${kind} ${name}`;
  if (state === 'new') return `${what} is in ${version}, not in our data${tool === undefined ? '' : ` (${tool})`}`;
  if (state === 'removed') return `${what} is in our data, not in ${version}`;
  return `${what}: ${property} is ${shown(tool)} in ${version}, ${shown(data)} in our data`;
}

function shown(value: string | undefined): string {
  return value === undefined || value === '' ? 'empty' : value;
}
