import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  /** What the list is for, read before the current choice. */
  label: string;
  current: string;
  /** The list's items, `li` elements. */
  children: ReactNode;
}

/** A button that opens a list of links. Escape, a click elsewhere, a choice and leaving by keyboard close it. */
export function Dropdown({ label, current, children }: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // The list can take the focus only once it is shown.
    requestAnimationFrame(() => focusStep(root.current, step));
  }

  return (
    // The keys of the button and of the links inside arrive here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="dropdown"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className="dropdown__button"
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{label}: </span>
        {current}
      </button>
      {/* A choice, by key or press, is a click of a link inside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="dropdown__menu" id={id} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}

/** Moves the focus to the next or previous link of the list, around its ends. */
function focusStep(root: HTMLElement | null, step: number): void {
  const links = [...(root?.querySelectorAll<HTMLElement>('.dropdown__link') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : (at + step + links.length) % links.length;
  links[next]?.focus();
}
