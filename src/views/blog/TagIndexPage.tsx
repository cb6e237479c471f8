import { fillCount } from '../../shared/strings/format';
import type { TagIndexPageModel } from '../model';
import { useStrings } from '../strings';
import { BlogHeader } from './BlogHeader';

/** Every tag under its first letter, with the number of its posts. */
export function TagIndexPage({ page }: { page: TagIndexPageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={strings.tags} text={strings.tagsText} routes={page.routes} current="tags" />
        <div className="tag-index">
          {page.letters.map(({ letter, tags }) => (
            <section className="tag-index__letter" key={letter}>
              <h2>{letter}</h2>
              <ul className="tags">
                {tags.map((tag) => (
                  <li key={tag.href}>
                    <a className="tag" href={tag.href}>
                      {tag.label}
                      <span className="tag__count" aria-hidden="true">
                        {tag.count}
                      </span>
                      <span className="visually-hidden">, {fillCount(strings.posts, lang, tag.count)}</span>
                    </a>
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
