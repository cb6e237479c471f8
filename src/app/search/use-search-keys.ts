import { useEffect, useEffectEvent } from 'react';

/** What of a key press decides whether it opens the search. */
interface KeyFacts {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
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

function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Opens the search by its keys; not while another dialog is open. */
export function useSearchKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (!opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, inField: inField(event.target) }))
      return;
    if (document.querySelector('dialog[open]:not(.search)')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
