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

/** Has presses and the arrow keys choose among buttons of which one is current. `select` is called with its place. */
export function chooseByArrows(buttons: readonly HTMLElement[], select: (index: number) => void): void {
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => select(index));
    button.addEventListener('keydown', (event) => {
      const next = placeForKey(event.key, LEFT_AND_RIGHT, index, buttons.length);
      if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      select(next);
      buttons[next]?.focus();
    });
  });
}

/** Whether a key opens the search: Ctrl+K and Cmd+K anywhere, `/` where no text is typed. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !takesText(event.target);
}

/** Whether keys type text into an element. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
