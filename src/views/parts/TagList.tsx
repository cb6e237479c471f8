import type { LinkModel } from '../model';
import { STRINGS } from '../strings';

/** Tags of a page or post as links; nothing when there are none. */
export function TagList({ tags }: { tags: LinkModel[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={STRINGS.tags}>
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
