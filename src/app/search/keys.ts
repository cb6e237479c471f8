/** What of a key press decides whether it opens the search. */
interface KeyFacts extends Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
> {
  /** The press belongs to a field that takes text. */
  inField: boolean;
}

/** Ctrl+K and Cmd+K anywhere; `/` where no text is typed. */
export function opensSearch(press: KeyFacts): boolean {
  if (press.defaultPrevented || press.altKey) return false;
  const command = press.ctrlKey || press.metaKey;
  if (command) return !press.shiftKey && press.key.toLowerCase() === 'k';
  return press.key === '/' && !press.inField;
}

/** The facts of a key press. */
export function keyFacts(event: KeyboardEvent): KeyFacts {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  return { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, inField: inField(event.target) };
}

function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * Collects what is typed while the box is on its way, after a text; `end` gives all of it. It hears each key before the
 * page does, where single letters do something by themselves.
 */
export function startTyping(typed: string): { end(): string } {
  let text = typed;
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return;
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
