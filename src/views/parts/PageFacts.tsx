import type { PageAge } from '../../shared/history';
import { fill } from '../../shared/strings/format';
import { longDate, mediumDate } from '../../shared/dates';
import { useStrings } from '../strings';

interface PageFactsProps {
  release: string | null;
  age: PageAge | null;
  lastUpdated: string | null;
}

/**
 * What a reader checks before trusting a page, in one quiet line: its release and its age. A page with the same text
 * as in an earlier version has no date: it would be that of a comma.
 */
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
      {lastUpdated !== null && age?.kind !== 'unchanged' && (
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

/** The age as a link that compares the page with the previous version. */
function Age({ age: { kind, version, before } }: { age: PageAge }) {
  const { page: strings } = useStrings();
  const sentence = { new: strings.newIn, changed: strings.changedIn, unchanged: strings.unchangedSince }[kind];
  const text = fill(sentence, { version });
  return before === null ? text : <a href={`?compare=${before}`}>{text}</a>;
}

interface PageMetaProps {
  editUrl: string | null;
  /** Where to say that something is wrong. */
  issueUrl: string | null;
  /** Documentation pages show it below the title instead. */
  lastUpdated: string | null;
  markdown: string;
  /** Whether to show the button that copies it. */
  hasCopy?: boolean;
}

/** Actions below an article: edit, report a problem, open its Markdown; and when it changed. */
export function PageMeta({ editUrl, issueUrl, lastUpdated, markdown, hasCopy = false }: PageMetaProps) {
  const { page: strings, lang } = useStrings();
  return (
    <div className="page__meta">
      {editUrl !== null && (
        <a className="page__action" href={editUrl}>
          {strings.edit}
        </a>
      )}
      {issueUrl !== null && (
        <a className="page__action" href={issueUrl}>
          {strings.report}
        </a>
      )}
      <a className="page__action" rel="alternate" type="text/markdown" href={markdown}>
        {strings.openMarkdown}
      </a>
      {hasCopy && <CopyMarkdown />}
      {lastUpdated !== null && (
        <p className="page__updated">
          {strings.lastUpdated} <time dateTime={lastUpdated}>{longDate(lastUpdated, lang)}</time>
        </p>
      )}
    </div>
  );
}

function CopyMarkdown() {
  const { page: strings } = useStrings();
  return (
    <button type="button" className="page__copy">
      {strings.copyMarkdown}
    </button>
  );
}
