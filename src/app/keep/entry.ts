import strings from 'virtual:strings/keep';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { messageOf } from '../../shared/errors';
import { announce } from '../announce';
import { make } from '../behaviours/dom';
import { nextTask } from '../scheduling';
import { fetchList, keepVersion, keptVersion, removeVersion, type KeptVersion } from './store';
import '../styles/keep.css';

const size = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Adds to an open version menu whether the version of the page is kept offline, and what can be done about it. */
export function showKeepEntry(menu: HTMLElement, site: SiteData, { docs }: PageMeta): void {
  if (!docs || !('caches' in window) || !('serviceWorker' in navigator)) return;
  const scope = docs.version;
  const entry = make('li', { class: 'keep' });
  menu.append(entry);
  const name = { version: docs.version };

  const button = (label: string, act: () => Promise<void>): HTMLButtonElement => {
    const made = make('button', { type: 'button', class: 'button keep__button' }, label);
    // The menu closes at a press on what is no longer in it, so it looks first.
    made.addEventListener('click', () => void nextTask().then(act));
    return made;
  };
  const show = (...parts: (HTMLElement | string)[]): void => entry.replaceChildren(...parts);

  async function keep(): Promise<void> {
    const progress = make('progress', { max: '1', value: '0', 'aria-label': fill(strings.keeping, name) });
    show(make('span', { class: 'keep__state' }, fill(strings.keeping, name)), progress);
    try {
      showKept(await keepVersion(site, scope, (done) => (progress.value = done)), null);
      announce(fill(strings.done, name));
    } catch (error) {
      console.warn('The version could not be kept.', error);
      const message = fill(strings.failed, { problem: messageOf(error) });
      show(make('span', { class: 'keep__state', role: 'alert' }, message), button(strings.again, keep));
    }
    entry.querySelector('button')?.focus();
  }

  async function remove(): Promise<void> {
    await removeVersion(scope);
    announce(fill(strings.removed, name));
    await offer();
    entry.querySelector('button')?.focus();
  }

  function showKept({ bytes, mark }: KeptVersion, newest: string | null): void {
    const isOld = newest !== null && newest !== mark;
    show(
      make('span', { class: 'keep__state' }, fill(isOld ? strings.old : strings.kept, { ...name, size: size(bytes) })),
      ...(isOld ? [button(strings.update, keep)] : []),
      button(strings.remove, remove),
    );
  }

  async function offer(): Promise<void> {
    const known = await keptVersion(scope);
    // Without a network there is no newer list; what is kept is what there is.
    const list = await fetchList(site, scope).catch(() => null);
    if (known) showKept(known, list?.mark ?? null);
    else if (list) show(button(fill(strings.keep, { ...name, size: size(list.bytes) }), keep));
    else entry.remove();
  }

  void offer();
}
