import { longDate } from '../dates';
import { useStrings } from '../strings';
import { CopyMarkdown, OpenMarkdown } from './MarkdownActions';

interface PageMetaProps {
  editUrl: string | null;
  lastUpdated: string | null;
  /** Address of the page as Markdown, where its facts do not name it. */
  markdown: string | null;
}

/** What stands under an article: where to edit it, when it changed. */
export function PageMeta({ editUrl, lastUpdated, markdown }: PageMetaProps) {
  const { page: strings, lang } = useStrings();
  if (editUrl === null && lastUpdated === null && markdown === null) return null;
  return (
    <div className="page__meta">
      {editUrl !== null && (
        <a className="page__edit" href={editUrl}>
          {strings.edit}
        </a>
      )}
      {markdown !== null && (
        <>
          <OpenMarkdown href={markdown} className="page__edit" />
          <CopyMarkdown className="page__edit" />
        </>
      )}
      {lastUpdated !== null && (
        <p className="page__updated">
          {strings.lastUpdated} <time dateTime={lastUpdated}>{longDate(lastUpdated, lang)}</time>
        </p>
      )}
    </div>
  );
}
