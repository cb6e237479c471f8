import { mediumDate } from '../dates';
import { useStrings } from '../strings';
import { CopyMarkdown, OpenMarkdown } from './MarkdownActions';

interface PageFactsProps {
  release: string | null;
  lastUpdated: string | null;
  issueUrl: string | null;
  /** Address of the page as Markdown. */
  markdown: string;
}

/** What a reader checks before trusting a page, in one quiet line: its release, its age, where to say that it is wrong. */
export function PageFacts({ release, lastUpdated, issueUrl, markdown }: PageFactsProps) {
  const { page: strings, lang } = useStrings();
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
      <li>
        <OpenMarkdown href={markdown} className="page__report" />
      </li>
      <li>
        <CopyMarkdown className="page__report" />
      </li>
    </ul>
  );
}
