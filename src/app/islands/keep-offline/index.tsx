import strings from 'virtual:strings/keep';
import '../../styles/keep.css';
import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '../../../shared/errors';
import type { SiteData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { announce } from '../../announce';
import { useSite } from '../../context/SiteContext';
import { fetchList, keepVersion, keptVersion, removeVersion } from '../../keep/store';
import { nextTask } from '../../scheduling';
import type { IslandProps } from '../island';

export const { crashed } = strings;

interface Props extends IslandProps {
  version: string;
}

type State =
  | { type: 'unknown' }
  | { type: 'offered'; bytes: number }
  | { type: 'keeping'; done: number }
  | { type: 'kept'; bytes: number; isOld: boolean }
  | { type: 'failed'; problem: string };

/** Reports in the version menu whether a version is kept offline, and keeps, updates or removes it. */
export default function KeepOffline({ version }: Props): ReactNode {
  const site = useSite();
  const [state, setState] = useState<State>({ type: 'unknown' });
  const [hasActed, setHasActed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void stateOf(site, version).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [site, version]);

  async function keep(): Promise<void> {
    setState({ type: 'keeping', done: 0 });
    try {
      const { bytes } = await keepVersion(site, version, (done) => setState({ type: 'keeping', done }));
      setState({ type: 'kept', bytes, isOld: false });
      announce(fill(strings.done, { version }));
    } catch (error) {
      console.warn('The version could not be kept.', error);
      setState({ type: 'failed', problem: messageOf(error) });
    }
  }

  async function remove(): Promise<void> {
    await removeVersion(version);
    announce(fill(strings.removed, { version }));
    setState(await stateOf(site, version));
  }

  function act(action: () => Promise<void>): void {
    setHasActed(true);
    // The menu closes at a press on what is no longer in it, so it looks first.
    void nextTask().then(action);
  }

  if (state.type === 'unknown') return null;
  const { text, buttons } = contentOf(state);
  const size = 'bytes' in state ? `${(state.bytes / 1e6).toFixed(1)} MB` : '';
  const actions = { keep, update: keep, again: keep, remove };
  return (
    <>
      {text && (
        <span className="keep__state" role={state.type === 'failed' ? 'alert' : undefined}>
          {fill(text, { version, size, problem: state.type === 'failed' ? state.problem : '' })}
        </span>
      )}
      {state.type === 'keeping' && (
        <progress max="1" value={state.done} aria-label={fill(strings.keeping, { version })} />
      )}
      {buttons.map((name, index) => (
        <button
          key={name}
          type="button"
          className="button keep__button"
          // The button that was pressed is gone afterwards, so the focus goes to the first of the new ones.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasActed && index === 0}
          onClick={() => act(actions[name])}
        >
          {fill(strings[name], { version, size })}
        </button>
      ))}
    </>
  );
}

type Action = 'keep' | 'update' | 'again' | 'remove';

function contentOf(state: State): { text: string | null; buttons: readonly Action[] } {
  switch (state.type) {
    case 'unknown':
      return { text: null, buttons: [] };
    case 'offered':
      return { text: null, buttons: ['keep'] };
    case 'keeping':
      return { text: strings.keeping, buttons: [] };
    case 'kept':
      return state.isOld
        ? { text: strings.old, buttons: ['update', 'remove'] }
        : { text: strings.kept, buttons: ['remove'] };
    case 'failed':
      return { text: strings.failed, buttons: ['again'] };
  }
}

/** What is kept of a version, or what keeping it takes. Nothing is known where a browser cannot keep files. */
async function stateOf(site: SiteData, version: string): Promise<State> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return { type: 'unknown' };
  const kept = await keptVersion(version);
  // Without a network there is no newer list; what is kept is what there is.
  const list = await fetchList(site, version).catch(() => null);
  if (kept) return { type: 'kept', bytes: kept.bytes, isOld: list !== null && list.mark !== kept.mark };
  return list ? { type: 'offered', bytes: list.bytes } : { type: 'unknown' };
}
