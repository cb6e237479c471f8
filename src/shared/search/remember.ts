/** Words of which an answer is kept, for each index. */
const MOST = 400;

/**
 * The same look-up, which keeps what it found for the last words: a query is typed letter by letter, and all of its
 * words but one are those of the query before. What is given must not be changed.
 */
export function remember<Owner extends object, Found>(
  lookUp: (owner: Owner, word: string) => Found,
): (owner: Owner, word: string) => Found {
  const known = new WeakMap<Owner, Map<string, Found>>();
  return (owner, word) => {
    let found = known.get(owner);
    if (found === undefined || found.size >= MOST) {
      found = new Map();
      known.set(owner, found);
    }
    const before = found.get(word);
    if (before !== undefined) return before;
    const answer = lookUp(owner, word);
    found.set(word, answer);
    return answer;
  };
}
