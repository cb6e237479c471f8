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

/**
 * Collects what is typed while the box is on its way, after a text; `end` gives all of it. It hears each key before the
 * page does, where single letters do something by themselves.
 */
export function startTyping(typed: string): { end(): string } {
  let text = typed;
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey, true);
  return {
    end() {
      document.removeEventListener('keydown', onKey, true);
      return text;
    },
  };
}
