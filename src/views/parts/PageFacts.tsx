import type { PageAge } from '../../shared/history';
import { fill, longDate, mediumDate } from '../../shared/strings/format';
import type { DocPageModel } from '../model';
import { useStrings } from '../strings';

/**
 * What a reader checks before trusting a page, in one quiet line: its release and its age. A page with the same text
 * as in an earlier version has no date: it would be that of a comma.
 */
export function PageFacts({ page: { release, age, lastUpdated } }: { page: DocPageModel }) {
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

type PageMetaProps = Pick<DocPageModel, 'editUrl' | 'issueUrl' | 'lastUpdated' | 'markdown'>;

/**
 * Actions below an article: edit, report a problem, open its Markdown. Below a post also what documentation pages show
 * below their title: when it changed, and the button that copies it.
 */
export function PageMeta({ page, isPost = false }: { page: PageMetaProps; isPost?: boolean }) {
  const { editUrl, issueUrl, lastUpdated, markdown } = page;
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
      {isPost && <CopyMarkdown />}
      {isPost && lastUpdated !== null && (
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
