import { longDate } from '../dates';
import { useStrings } from '../strings';

interface PageMetaProps {
  editUrl: string | null;
  lastUpdated: string | null;
}

/** What stands under an article: where to edit it, when it changed. */
export function PageMeta({ editUrl, lastUpdated }: PageMetaProps) {
  const { page: strings, lang } = useStrings();
  if (editUrl === null && lastUpdated === null) return null;
  return (
    <div className="page__meta">
      {editUrl !== null && (
        <a className="page__edit" href={editUrl}>
          {strings.edit}
        </a>
      )}
      {lastUpdated !== null && (
        <p className="page__updated">
          {strings.lastUpdated} <time dateTime={lastUpdated}>{longDate(lastUpdated, lang)}</time>
        </p>
      )}
    </div>
  );
}
