import type { PageAge } from '../../shared/history';
import { fill } from '../../shared/strings/format';
import { mediumDate } from '../../shared/dates';
import { useStrings } from '../strings';
import { CopyMarkdown } from './MarkdownActions';

interface PageFactsProps {
  release: string | null;
  age: PageAge | null;
  lastUpdated: string | null;
}

/** What a reader checks before trusting a page, in one quiet line: its release and its age. */
export function PageFacts({ release, age, lastUpdated }: PageFactsProps) {
  const { page: strings, lang } = useStrings();
  return (
    <ul className="page__facts">
      {release !== null && <li>{release}</li>}
      {age && (
        <li>
          <Age age={age} />
        </li>
      )}
      {lastUpdated !== null && (
        <li>
          {strings.updated} <time dateTime={lastUpdated}>{mediumDate(lastUpdated, lang)}</time>
        </li>
      )}
      <li>
        <CopyMarkdown />
      </li>
    </ul>
  );
}

/** What changed is a link that shows the text of the version before beside this one. */
function Age({ age: { kind, version, before } }: { age: PageAge }) {
  const { page: strings } = useStrings();
  const sentence = { new: strings.newIn, changed: strings.changedIn, unchanged: strings.unchangedSince }[kind];
  const text = fill(sentence, { version });
  return before === null ? text : <a href={`?compare=${before}`}>{text}</a>;
}
