import type { LinkModel } from '../model';
import { useStrings } from '../strings';

/** Tags of a page or post as links; nothing when there are none. */
export function TagList({ tags }: { tags: LinkModel[] }) {
  const { page: strings } = useStrings();
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={strings.tags}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className="tag" href={tag.href}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
