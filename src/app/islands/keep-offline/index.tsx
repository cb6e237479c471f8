import strings from 'virtual:strings/keep';
import '../../styles/keep.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messageOf } from '../../../shared/errors';
import type { SiteData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { announce } from '../../announce';
import { useSite } from '../../context/SiteContext';
import { fetchList, keepVersion, keptVersion, removeVersion, type KeptVersion } from '../../keep/store';
import { nextTask } from '../../scheduling';
import type { IslandProps } from '../island';

export const { crashed } = strings;

interface Props extends IslandProps {
  /** Name of the version of the page. */
  version: string;
}

type State =
  | { type: 'unknown' }
  | { type: 'offered'; bytes: number }
  | { type: 'keeping'; done: number }
  | { type: 'kept'; kept: KeptVersion; isOld: boolean }
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
      const kept = await keepVersion(site, version, (done) => setState({ type: 'keeping', done }));
      setState({ type: 'kept', kept, isOld: false });
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

  // The button that was pressed is gone afterwards; the focus goes to the first of the new ones.
  const button = (label: string, action: () => Promise<void>, isFirst = true): ReactNode => (
    <Button key={label} label={label} takesFocus={hasActed && isFirst} press={() => act(action)} />
  );

  switch (state.type) {
    case 'unknown':
      return null;
    case 'offered':
      return button(fill(strings.keep, { version, size: sizeOf(state.bytes) }), keep);
    case 'keeping': {
      const label = fill(strings.keeping, { version });
      return (
        <>
          <span className="keep__state">{label}</span>
          <progress max="1" value={state.done} aria-label={label} />
        </>
      );
    }
    case 'kept': {
      const { kept, isOld } = state;
      return (
        <>
          <span className="keep__state">
            {fill(isOld ? strings.old : strings.kept, { version, size: sizeOf(kept.bytes) })}
          </span>
          {isOld && button(strings.update, keep)}
          {button(strings.remove, remove, !isOld)}
        </>
      );
    }
    case 'failed':
      return (
        <>
          <span className="keep__state" role="alert">
            {fill(strings.failed, { problem: state.problem })}
          </span>
          {button(strings.again, keep)}
        </>
      );
  }
}

interface ButtonProps {
  label: string;
  takesFocus: boolean;
  press(): void;
}

function Button({ label, takesFocus, press }: ButtonProps): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={ref} type="button" className="button keep__button" onClick={press}>
      {label}
    </button>
  );
}

/** What is kept of a version, or what keeping it takes. Nothing is known where a browser cannot keep files. */
async function stateOf(site: SiteData, version: string): Promise<State> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return { type: 'unknown' };
  const kept = await keptVersion(version);
  // Without a network there is no newer list; what is kept is what there is.
  const list = await fetchList(site, version).catch(() => null);
  if (kept) return { type: 'kept', kept, isOld: list !== null && list.mark !== kept.mark };
  return list ? { type: 'offered', bytes: list.bytes } : { type: 'unknown' };
}

const sizeOf = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
