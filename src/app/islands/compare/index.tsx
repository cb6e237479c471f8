import strings from 'virtual:strings/compare';
import '../../styles/compare.css';
import { useEffect, useState, type ReactNode } from 'react';
import type { DocsLocation } from '../../../shared/page-data';
import type { VersionData } from '../../../shared/site-data';
import { fill, fillCount } from '../../../shared/strings/format';
import { docsSetById } from '../../../shared/urls';
import { visibleText } from '../../../shared/visible-text';
import { announce } from '../../announce';
import { compareTexts } from '../../compare/compare-texts';
import { useRouter } from '../../context/RouterContext';
import { useSite } from '../../context/SiteContext';
import { useSearchParam } from '../../hooks/useSearchParam';
import { withQuery } from '../../query';
import type { IslandProps } from '../island';

export const { crashed } = strings;

interface Props extends IslandProps {
  docs: DocsLocation;
  /** The text of the page, in which the changes are marked. */
  text: Element;
}

/** The bar over a page and its text in the version that the address asks for with `?compare=`. */
export default function Comparison({ docs, text }: Props): ReactNode {
  const asked = useSearchParam('compare');
  return asked === null ? null : <Bar {...{ docs, text }} asked={visibleText(asked) ?? ''} />;
}

type Result = { version: string } & ({ type: 'failed' } | { type: 'compared'; stops: HTMLElement[]; at: number });

function Bar({ docs, text, asked }: Pick<Props, 'docs' | 'text'> & { asked: string }): ReactNode {
  const site = useSite();
  const router = useRouter();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { versions } = docsSetById(site, docs.set);
  const here = versions.find(({ name }) => name === docs.version);
  const other = versions.find(({ name }) => name === asked);
  const problem = here ? problemOf(asked, other, here, docs) : '';
  const compared = problem === null ? other : undefined;

  useEffect(() => {
    if (!here || !compared) return;
    const own = [...text.childNodes];
    let isCurrent = true;
    compareTexts({ site, docs, here, other: compared }).then(
      ({ root, stops }) => {
        if (!isCurrent) return;
        text.replaceChildren(...root.childNodes);
        setResult({ version: compared.name, type: 'compared', stops, at: -1 });
        announce(countOf(stops.length, compared, here));
      },
      (error: unknown) => {
        console.warn('The texts could not be compared.', error);
        if (isCurrent) setResult({ version: compared.name, type: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      text.replaceChildren(...own);
    };
  }, [site, docs, text, here, compared, attempt]);

  const current = compared && result?.version === compared.name ? result : null;
  const stops = current?.type === 'compared' ? current.stops : [];

  function said(): string {
    if (problem !== null || !here || !compared) return problem ?? '';
    if (!current) return site.strings.shell.loading;
    if (current.type === 'failed') return strings.failed;
    return current.at < 0 ? countOf(stops.length, compared, here) : placeOf(current.at, stops.length);
  }

  function go(step: number): void {
    if (current?.type !== 'compared') return;
    const { at } = current;
    const next = at < 0 && step < 0 ? stops.length - 1 : (at + step + stops.length) % stops.length;
    stops[next]?.focus({ preventScroll: true });
    stops[next]?.scrollIntoView({ block: 'center' });
    setResult({ ...current, at: next });
    announce(placeOf(next, stops.length));
  }

  function retry(): void {
    setResult(null);
    setAttempt(attempt + 1);
  }

  const choices = versions.filter(({ release }) => release !== here?.release);
  const isKnown = choices.some(({ name }) => name === asked);
  return (
    <section className="compare" aria-label={strings.title}>
      <label>
        {strings.with}{' '}
        <select
          className="compare__versions"
          aria-label={strings.choice}
          value={isKnown ? asked : ''}
          onChange={({ target }) => router.replace(withQuery({ compare: target.value }))}
        >
          {!isKnown && <option value="">…</option>}
          {choices.map(({ name, label, release }) => (
            <option key={name} value={name}>
              {release === label ? label : `${label} (${release})`}
            </option>
          ))}
        </select>
      </label>
      <p className="compare__text">{said()}</p>
      <span className="compare__walk">
        {current?.type === 'failed' && (
          <button type="button" className="button" onClick={retry}>
            {site.strings.shell.retry}
          </button>
        )}
        {stops.length > 0 && (
          <>
            <WalkButton kind="previous" sign="↑" press={() => go(-1)} />
            <WalkButton kind="next" sign="↓" press={() => go(1)} />
          </>
        )}
      </span>
      <button
        type="button"
        className="button compare__end"
        onClick={() => router.replace(withQuery({ compare: null }))}
      >
        {strings.close}
      </button>
    </section>
  );
}

function WalkButton({ kind, sign, press }: { kind: 'next' | 'previous'; sign: string; press(): void }): ReactNode {
  return (
    <button type="button" className={`button compare__${kind}`} aria-label={strings[kind]} onClick={press}>
      {sign}
    </button>
  );
}

/** Why there is nothing to compare; `null` where there is. */
function problemOf(
  asked: string,
  other: VersionData | undefined,
  here: VersionData,
  docs: DocsLocation,
): string | null {
  if (!other) return fill(strings.unknown, { version: asked });
  if (other.release === here.release) return fill(strings.self, { version: here.release });
  if (docs.absentIn.includes(other.name)) return fill(strings.absent, { version: other.label });
  return null;
}

function countOf(count: number, from: VersionData, to: VersionData): string {
  const names = { from: from.release, to: to.release };
  return count === 0
    ? fill(strings.none, names)
    : fillCount(strings.changes, document.documentElement.lang, count, names);
}

const placeOf = (at: number, count: number): string =>
  fill(strings.at, { number: String(at + 1), count: String(count) });
