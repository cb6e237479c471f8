import type { PageAge } from '../../shared/history';
import { fill } from '../../shared/strings/format';
import { mediumDate } from '../dates';
import { useStrings } from '../strings';
import { CopyMarkdown, OpenMarkdown } from './MarkdownActions';

interface PageFactsProps {
  release: string | null;
  age: PageAge | null;
  lastUpdated: string | null;
  issueUrl: string | null;
  /** Address of the page as Markdown. */
  markdown: string;
}

/** What a reader checks before trusting a page, in one quiet line: its release, its age, where to say that it is wrong. */
export function PageFacts({ release, age, lastUpdated, issueUrl, markdown }: PageFactsProps) {
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
      {issueUrl !== null && (
        <li>
          <a href={issueUrl}>{strings.report}</a>
        </li>
      )}
      <li>
        <OpenMarkdown href={markdown} />
      </li>
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
