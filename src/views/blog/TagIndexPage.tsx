import { fillCount } from '../../shared/strings/format';
import { useStrings } from '../strings';
import { BlogHeader } from './BlogHeader';
import type { TagIndexPageModel, TagModel } from './model';

function Tag({ tag }: { tag: TagModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <a className="tag" href={tag.href}>
      {tag.label}
      <span className="tag__count" aria-hidden="true">
        {tag.count}
      </span>
      <span className="visually-hidden">, {fillCount(strings.posts, lang, tag.count)}</span>
    </a>
  );
}

/** Every tag with the number of its posts, by use; tags that say the same stand beside each other. */
export function TagIndexPage({ page }: { page: TagIndexPageModel }) {
  const { blog: strings } = useStrings();
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={strings.tags} text={strings.tagsText} routes={page.routes} current="tags" />
        <div className="tag-index">
          {page.groups.map(({ label, tags }) => (
            <section className="tag-index__group" key={label}>
              <h2>{label}</h2>
              <ul className="tags">
                {tags.map((tag) => (
                  <li key={tag.href}>
                    {[tag, ...tag.beside].map((one) => (
                      <Tag tag={one} key={one.href} />
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
