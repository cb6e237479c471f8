import { longDate } from '../dates';
import { readingTime } from '../strings';

/** Date and reading time of a post in one quiet line. */
export function PostMeta({ date, readingMinutes }: { date: string; readingMinutes: number }) {
  return (
    <p className="post-meta">
      <time dateTime={date}>{longDate(date)}</time>
      <span>{readingTime(readingMinutes)}</span>
    </p>
  );
}
