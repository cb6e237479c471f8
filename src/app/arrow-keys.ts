type ArrowKeys = Record<'forward' | 'back', string>;

export const DOWN_AND_UP: ArrowKeys = { forward: 'ArrowDown', back: 'ArrowUp' };
export const LEFT_AND_RIGHT: ArrowKeys = { forward: 'ArrowRight', back: 'ArrowLeft' };

/** The place in a list that a key leads to, around the ends, or `null` for a key that does not move. */
export function placeForKey(key: string, { forward, back }: ArrowKeys, current: number, count: number): number | null {
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
