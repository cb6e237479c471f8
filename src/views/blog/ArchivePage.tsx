import { monthName } from '../../shared/dates';
import { useStrings } from '../strings';
import { BlogHeader } from './BlogHeader';
import { PostLinks } from './PostLinks';
import type { ArchivePageModel } from './model';

/** Every post by year and month, newest first. */
export function ArchivePage({ page }: { page: ArchivePageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={strings.archive} text={strings.archiveText} routes={page.routes} current="archive" />
        {page.years.map(({ year, months }) => (
          <section className="archive-year" key={year}>
            <h2 id={`year-${year}`}>{year}</h2>
            <div className="archive-year__months">
              {months.map(({ month, posts }) => (
                <section className="archive-month" key={month}>
                  <h3>{monthName(month, lang)}</h3>
                  <PostLinks posts={posts} year={false} />
                </section>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
