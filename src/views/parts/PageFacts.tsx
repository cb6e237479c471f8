import { mediumDate } from '../dates';
import { useStrings } from '../strings';

interface PageFactsProps {
  release: string | null;
  lastUpdated: string | null;
  issueUrl: string | null;
}

/** What a reader checks before trusting a page, in one quiet line: its release, its age, where to say that it is wrong. */
export function PageFacts({ release, lastUpdated, issueUrl }: PageFactsProps) {
  const { page: strings, lang } = useStrings();
  if (release === null && lastUpdated === null && issueUrl === null) return null;
  return (
    <ul className="page__facts">
      {release !== null && <li>{release}</li>}
      {lastUpdated !== null && (
        <li>
          {strings.updated} <time dateTime={lastUpdated}>{mediumDate(lastUpdated, lang)}</time>
        </li>
      )}
      {issueUrl !== null && (
        <li>
          <a className="page__report" href={issueUrl}>
            {strings.report}
          </a>
        </li>
      )}
    </ul>
  );
}
