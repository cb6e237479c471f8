type ArrowKeys = Record<'forward' | 'back', string>;

export const DOWN_AND_UP: ArrowKeys = { forward: 'ArrowDown', back: 'ArrowUp' };
export const LEFT_AND_RIGHT: ArrowKeys = { forward: 'ArrowRight', back: 'ArrowLeft' };

/** The place in a list that a key leads to, around the ends, or `null` for a key that does not move. */
export function placeForKey(key: string, { forward, back }: ArrowKeys, current: number, count: number): number | null {
  const places: Record<string, number> = {
    [forward]: (current + 1) % count,
    [back]: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}
