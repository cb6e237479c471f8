import type { Diagnostic } from './diagnostic';

/** Does work, or gives what it gave last time for the same name and the same inputs. */
type Remember<T> = (name: string, inputs: readonly unknown[], work: () => T) => T;

/**
 * Remembers the last result of pure work for each name, so that a server that reads its site again after each change
 * works only on what the change concerns. Inputs are compared by identity, texts by their letters.
 */
export function lastResults<T>(): Remember<T> {
  const kept = new Map<string, { inputs: readonly unknown[]; result: T }>();
  return (name, inputs, work) => {
    const last = kept.get(name);
    if (last && areSame(last.inputs, inputs)) return last.result;
    const result = work();
    kept.set(name, { inputs, result });
    return result;
  };
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => Object.is(input, now[index]));
}

/** Remembers what was made of a thing for as long as the thing is there. */
export function resultsFor<K extends object, V>(): (thing: K, make: () => V) => V {
  const known = new WeakMap<K, V>();
  return (thing, make) => {
    const result = known.get(thing) ?? make();
    known.set(thing, result);
    return result;
  };
}

/** Remembers what was made of the last texts, of which a site says most again and again. */
export function resultsByText<V>(most: number): { of(text: string, make: () => V): V; forget(): void } {
  const known = new Map<string, V>();
  return {
    of(text, make) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const result = make();
      // Of a large site only some are remembered; which ones does not matter.
      if (known.size === most) known.clear();
      known.set(text, result);
      return result;
    },
    forget: () => known.clear(),
  };
}

/** Does reading, or gives what it gave last time; the problems that it found are told each time. */
type RememberReading<T> = (
  name: string,
  inputs: readonly unknown[],
  problems: Diagnostic[],
  read: (problems: Diagnostic[]) => T,
) => T;

/** The same for reading, which finds problems besides its result. */
export function lastReadings<T>(): RememberReading<T> {
  const remember = lastResults<{ result: T; found: Diagnostic[] }>();
  return (name, inputs, problems, read) => {
    const { result, found } = remember(name, inputs, () => {
      const own: Diagnostic[] = [];
      return { result: read(own), found: own };
    });
    problems.push(...found);
    return result;
  };
}

/** Gives what stands at a name. */
export type LookUp<V> = (name: string) => V;

/** A result with what its work looked up, also after it was done: a page is put together when it is asked for. */
interface LookedUp<T, V> {
  inputs: readonly unknown[];
  lookUp: LookUp<V>;
  asked: Map<string, V>;
  result: T;
}

/**
 * The same for work that looks a few things up among many: it is done again when an input has changed, or the answer to
 * anything it has asked for. Answers are compared by identity, as inputs are.
 */
export function lastLookUps<T, V>(): (
  name: string,
  inputs: readonly unknown[],
  lookUp: LookUp<V>,
  work: (lookUp: LookUp<V>) => T,
) => T {
  const kept = new Map<string, LookedUp<T, V>>();
  return (name, inputs, lookUp, work) => {
    const last = kept.get(name);
    if (
      last &&
      areSame(last.inputs, inputs) &&
      [...last.asked].every(([one, answer]) => Object.is(lookUp(one), answer))
    ) {
      last.lookUp = lookUp;
      return last.result;
    }
    const asked = new Map<string, V>();
    const current = { lookUp };
    const result = work((one) => {
      const answer = current.lookUp(one);
      asked.set(one, answer);
      return answer;
    });
    kept.set(name, Object.assign(current, { inputs, asked, result }));
    return result;
  };
}
