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
