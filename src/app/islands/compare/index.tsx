import '../../styles/compare.css';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { DocsLocation } from '../../../shared/page-data';
import type { VersionData } from '../../../shared/site-data';
import { counted } from '../../../shared/strings/format';
import { docsSetById } from '../../../shared/urls';
import { visibleText } from '../../../shared/text';
import { announce } from '../../announce';
import { compareTexts } from '../../compare/compare-texts';
import { Button, Choice } from '../../components/controls';
import { useRouter, useSite } from '../../context';
import { useLoaded, useSearchParam } from '../../hooks';
import { withQuery } from '../../query';
import type { IslandProps } from '../registry';

export const crashed = 'The comparison crashed.';

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

function Bar({ docs, text, asked }: Pick<Props, 'docs' | 'text'> & { asked: string }): ReactNode {
  const site = useSite();
  const router = useRouter();
  const [place, setPlace] = useState<HTMLElement>();
  const { versions } = docsSetById(site, docs.set);
  const here = versions.find(({ name }) => name === docs.version);
  const other = versions.find(({ name }) => name === asked);
  const problem = problemOf(asked, other, here, docs);
  const { value, hasFailed, retry } = useLoaded(`${docs.page} ${asked}`, async () =>
    problem === null && here && other ? compareTexts({ site, docs, here, other }) : null,
  );
  const compared = value?.other === other ? value : null;
  const stops = compared?.stops ?? [];
  const at = place ? stops.indexOf(place) : -1;

  useLayoutEffect(() => {
    if (!compared) return;
    const own = [...text.childNodes];
    text.replaceChildren(...compared.nodes);
    announce(countOf(compared));
    return () => text.replaceChildren(...own);
  }, [text, compared]);

  function said(): string {
    if (problem !== null) return problem;
    if (hasFailed) return 'The texts could not be loaded.';
    if (!compared) return site.strings.shell.loading;
    return at < 0 ? countOf(compared) : placeOf(at, stops);
  }

  function go(step: number): void {
    const next = at < 0 && step < 0 ? stops.length - 1 : (at + step + stops.length) % stops.length;
    const stop = stops[next];
    stop?.focus({ preventScroll: true });
    stop?.scrollIntoView({ block: 'center' });
    setPlace(stop);
    announce(placeOf(next, stops));
  }

  return (
    <section className="compare" aria-label="Comparison of versions">
      <Choice
        className="line-choice"
        label="Compare with"
        options={versions
          .filter(({ release }) => release !== here?.release)
          .map(({ name, label, release }) => [name, release === label ? label : `${label} (${release})`])}
        value={asked}
        onChange={(compare) => router.replace(withQuery({ compare }))}
      />
      <p className="compare__text">{said()}</p>
      <span className="compare__walk">
        {problem === null && hasFailed && <Button onClick={retry}>Retry</Button>}
        {stops.length > 0 && (
          <>
            <Button className="button compare__previous" aria-label="Previous change" onClick={() => go(-1)}>
              ↑
            </Button>
            <Button className="button compare__next" aria-label="Next change" onClick={() => go(1)}>
              ↓
            </Button>
          </>
        )}
      </span>
      <Button className="button compare__end" onClick={() => router.replace(withQuery({ compare: null }))}>
        Close
      </Button>
    </section>
  );
}

/** Why there is nothing to compare; `null` where there is. */
function problemOf(
  asked: string,
  other: VersionData | undefined,
  here: VersionData | undefined,
  { absentIn }: DocsLocation,
): string | null {
  if (!other || !here) return `There is no version “${asked}”. Choose one.`;
  if (other.release === here.release) return `${here.release} is the version you are reading. Choose another one.`;
  if (absentIn.includes(other.name)) return `${other.label} does not have this page. Choose another version.`;
  return null;
}

function countOf({ stops, here, other }: Awaited<ReturnType<typeof compareTexts>>): string {
  return stops.length === 0
    ? `No differences between ${other.release} and ${here.release}.`
    : `${counted(stops.length, 'change')} from ${other.release} to ${here.release}`;
}

const placeOf = (at: number, stops: readonly unknown[]): string => `Change ${at + 1} of ${stops.length}`;
