/**
 * The lists of the navbar are `<details>`, which open without scripts. Escape, a press outside, a choice and leaving
 * by keyboard close one; arrow keys move through it. Plain: the only state is whether a list is open, which the element
 * keeps itself.
 */
export function startDropdowns(): void {
  for (const type of ['click', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      for (const list of document.querySelectorAll<HTMLDetailsElement>('.dropdown[open]')) {
        const isInside = target instanceof Element && list.contains(target);
        if (!isInside || (type === 'click' && target.closest('a'))) list.open = false;
      }
    });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('toggle', ({ target }) => keepPlace(target as Element), true);
}

function onKeyDown(event: KeyboardEvent): void {
  const list = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('.dropdown') : null;
  if (!list) return;
  if (event.key === 'Escape' && list.open) {
    // The drawer around the list stays open.
    event.preventDefault();
    list.open = false;
    list.querySelector('summary')?.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  list.open = true;
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 && step < 0 ? links.length - 1 : at + step;
  links[(next + links.length) % links.length]?.focus();
}

/** The address may have changed since the links were written: another version is the same place of the same page. */
function keepPlace(list: Element): void {
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a.dropdown__link'))
    link.href = link.pathname + location.search + location.hash;
}
