import '../../styles/keep.css';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../shared/errors';
import type { SiteData } from '../../../shared/site-data';
import { upgradeHref } from '../../../shared/urls';
import { announce } from '../../announce';
import { Button } from '../../components/controls';
import { useSite } from '../../context';
import { useLoaded } from '../../hooks';
import { fetchList, keepVersion, keptVersion, removeVersion } from '../../keep/store';
import { withQuery } from '../../query';
import { nextTask } from '../../scheduling';
import type { IslandProps } from '../registry';

export const crashed = 'Saving for offline use failed.';

interface Props extends IslandProps {
  /** The version that can be kept. */
  version: string;
  /** Versions with another text of the page. */
  differsIn: readonly string[];
}

type State =
  | { type: 'unknown' }
  | { type: 'offered'; bytes: number }
  | { type: 'keeping'; done: number }
  | { type: 'kept'; bytes: number; isOld: boolean }
  | { type: 'failed'; problem: string };

/** What the version menu offers below the versions: comparisons, the upgrade guide, and the version to read offline. */
export default function VersionOffers({ version, differsIn }: Props): ReactNode {
  const site = useSite();
  const guide = guideOf(site, version);
  return (
    <>
      {differsIn.length > 0 && (
        <p className="keep__state">
          Compare this page with{' '}
          {differsIn.map((name) => (
            <a key={name} href={withQuery({ compare: name })} aria-label={`Compare with ${name}`}>
              {name}
            </a>
          ))}
        </p>
      )}
      {guide !== null && (
        <p className="keep__state">
          <a href={guide}>Upgrade guide</a>
        </p>
      )}
      <KeepOffline version={version} />
    </>
  );
}

/** The upgrade guide from an older version to the current release, or to this one from the release before it. */
function guideOf({ docsSets, base }: SiteData, name: string): string | null {
  const versions = docsSets[0]?.versions ?? [];
  const latest = versions.find(({ isLast }) => isLast);
  const own = versions.find((version) => version.name === name);
  if (!latest || !own) return null;
  const isOlder = versions.indexOf(own) > versions.indexOf(latest) && own.release !== latest.release;
  const from = isOlder ? own : versions.slice(versions.indexOf(own)).find(({ release }) => release !== own.release);
  return from ? upgradeHref((isOlder ? latest : own).path, from.name, base) : null;
}

/** Reports whether a version is kept offline, and keeps, updates or removes it. */
function KeepOffline({ version }: Pick<Props, 'version'>): ReactNode {
  const site = useSite();
  const { value: found } = useLoaded(version, () => stateOf(site, version));
  const [changed, setState] = useState<State>();
  const [hasActed, setHasActed] = useState(false);
  const state: State = changed ?? found ?? { type: 'unknown' };

  async function keep(): Promise<void> {
    setState({ type: 'keeping', done: 0 });
    try {
      const { bytes } = await keepVersion(site, version, (done) => setState({ type: 'keeping', done }));
      setState({ type: 'kept', bytes, isOld: false });
      announce(`${version} is saved and can be read without a network.`);
    } catch (error) {
      console.warn('The version could not be saved.', error);
      setState({ type: 'failed', problem: messageOf(error) });
    }
  }

  async function remove(): Promise<void> {
    await removeVersion(version);
    announce(`${version} is no longer saved for offline use.`);
    setState(await stateOf(site, version));
  }

  function act(action: () => Promise<void>): void {
    setHasActed(true);
    // The menu closes at a press on what is no longer in it, so it looks first.
    void nextTask().then(action);
  }
  const button = (label: string, action: () => Promise<void>, isFirst = true): ReactNode => (
    <Button
      key={label}
      className="button keep__button"
      // The pressed button is removed, so the first of the new ones gets the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasActed && isFirst}
      onClick={() => act(action)}
    >
      {label}
    </Button>
  );
  const size = 'bytes' in state ? `${(state.bytes / 1e6).toFixed(1)} MB` : '';
  switch (state.type) {
    case 'unknown':
      return null;
    case 'offered':
      return button(`Save ${version} for offline use (${size})`, keep);
    case 'keeping':
      return (
        <>
          <span className="keep__state">{`Saving ${version} for offline use`}</span>
          <progress max="1" value={state.done} aria-label={`Saving ${version} for offline use`} />
        </>
      );
    case 'kept':
      return (
        <>
          <span className="keep__state">
            {state.isOld
              ? `${version} was saved for offline use (${size}) before the latest update.`
              : `${version} is saved for offline use (${size}).`}
          </span>
          {state.isOld && button('Update', keep)}
          {button('Remove download', remove, !state.isOld)}
        </>
      );
    case 'failed':
      return (
        <>
          <span className="keep__state" role="alert">
            {`Could not be saved for offline use: ${state.problem}`}
          </span>
          {button('Try again', keep)}
        </>
      );
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
