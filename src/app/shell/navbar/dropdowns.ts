/** Opens and closes the lists of the navbar. Escape, a press elsewhere, a choice and leaving by keyboard close one. */
export function startDropdowns(): void {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target : null;
    const button = element?.closest('.dropdown__button');
    for (const open of openButtons()) {
      const isInside = open.parentElement?.contains(element);
      if (open !== button && (!isInside || element?.closest('a'))) setOpen(open, false);
    }
    if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const root = target instanceof Element ? target.closest('.dropdown') : null;
    const button = root?.querySelector('.dropdown__button');
    if (button && relatedTarget instanceof Node && !root?.contains(relatedTarget)) setOpen(button, false);
  });
  document.addEventListener('keydown', onKeyDown);
  // The address may have changed since the link was written: another version is the same place of the same page.
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, keepPlace, true);
}

const openButtons = (): NodeListOf<Element> => document.querySelectorAll('.dropdown__button[aria-expanded="true"]');

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
}

function onKeyDown(event: KeyboardEvent): void {
  const root = event.target instanceof Element ? event.target.closest('.dropdown') : null;
  const button = root?.querySelector<HTMLElement>('.dropdown__button');
  if (!root || !button) return;
  if (event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
    // Escape belongs to the list; the drawer around it stays.
    event.preventDefault();
    setOpen(button, false);
    button.focus();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  setOpen(button, true);
  focusStep(root, event.key === 'ArrowDown' ? 1 : -1);
}

function focusStep(root: Element, step: number): void {
  const links = [...root.querySelectorAll<HTMLElement>('.dropdown__link')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : (at + step + links.length) % links.length;
  links[next]?.focus();
}

function keepPlace({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.dropdown__link') : null;
  if (link) link.href = link.pathname + location.search + location.hash;
}
