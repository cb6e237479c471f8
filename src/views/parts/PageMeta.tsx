import { longDate } from '../../shared/dates';
import { useStrings } from '../strings';
import { CopyMarkdown, OpenMarkdown } from './MarkdownActions';

interface PageMetaProps {
  editUrl: string | null;
  /** Where to say that something is wrong. */
  issueUrl: string | null;
  /** A documentation page says it under its title. */
  lastUpdated: string | null;
  /** Address of the page as Markdown. */
  markdown: string;
  /** Whether the button that copies it stands here, too. */
  hasCopy?: boolean;
}

/** What stands under an article: where to edit it and to report a problem, its Markdown, when it changed. */
export function PageMeta({ editUrl, issueUrl, lastUpdated, markdown, hasCopy = false }: PageMetaProps) {
  const { page: strings, lang } = useStrings();
  return (
    <div className="page__meta">
      {editUrl !== null && (
        <a className="page__action" href={editUrl}>
          {strings.edit}
        </a>
      )}
      {issueUrl !== null && (
        <a className="page__action" href={issueUrl}>
          {strings.report}
        </a>
      )}
      <OpenMarkdown href={markdown} />
      {hasCopy && <CopyMarkdown />}
      {lastUpdated !== null && (
        <p className="page__updated">
          {strings.lastUpdated} <time dateTime={lastUpdated}>{longDate(lastUpdated, lang)}</time>
        </p>
      )}
    </div>
  );
}
