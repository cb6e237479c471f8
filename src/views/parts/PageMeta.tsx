import { longDate } from '../dates';
import { useStrings } from '../strings';
import type { LinkModel } from '../model';
import { TagList } from './TagList';

interface PageMetaProps {
  tags: LinkModel[];
  editUrl: string | null;
  lastUpdated: string | null;
}

/** What stands under an article: its tags, where to edit it, when it changed. */
export function PageMeta({ tags, editUrl, lastUpdated }: PageMetaProps) {
  const { page: strings, lang } = useStrings();
  if (tags.length === 0 && editUrl === null && lastUpdated === null) return null;
  return (
    <div className="page__meta">
      <TagList tags={tags} />
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
