import { fillCount } from '../../shared/strings/format';
import { longDate } from '../../shared/dates';
import { useStrings } from '../strings';

/** Picture of a post, drawn in the page so that it takes its colours. */
export function Cover({ svg }: { svg: string }) {
  return <div className="cover" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Date and reading time of a post in one quiet line. */
export function PostMeta({ date, readingMinutes }: { date: string; readingMinutes: number | null }) {
  const { blog: strings, lang } = useStrings();
  return (
    <p className="post-meta">
      <time dateTime={date}>{longDate(date, lang)}</time>
      {readingMinutes !== null && <span>{fillCount(strings.readingTime, lang, readingMinutes)}</span>}
    </p>
  );
}
