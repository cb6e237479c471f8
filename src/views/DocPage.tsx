import type { DocPageModel, ResultModel } from './model';
import { Breadcrumbs, Title, VersionBanner } from './parts/PageHead';
import { PageFacts, PageMeta } from './parts/PageFacts';
import { DocsPagination, TocAside, TocDisclosure } from './parts/Navigation';
import { languageOf } from './strings';

/** A documentation page: breadcrumbs, text, pagination. */
export function DocPage({ page }: { page: DocPageModel }) {
  return (
    <div className="page">
      <div className="page__main">
        <Breadcrumbs items={page.breadcrumbs} />
        <VersionBanner banner={page.banner} />
        <article {...languageOf(page.untranslated)}>
          <Title page={page} />
          <PageFacts page={page} />
          {page.result && <Result {...page.result} />}
          <TocDisclosure entries={page.toc} />
          <div
            className="prose"
            data-island={page.folds ? 'folds' : undefined}
            dangerouslySetInnerHTML={{ __html: page.articleHtml }}
          />
          {page.changesHtml !== null && <div dangerouslySetInnerHTML={{ __html: page.changesHtml }} />}
        </article>
        <PageMeta page={page} />
        <DocsPagination page={page} />
      </div>
      <TocAside entries={page.toc} />
    </div>
  );
}

/** The first thing a gadget page shows: a few rows of output, the value that counts, and how to read it. */
function Result({ rows, reading }: ResultModel) {
  return (
    <figure className="result">
      <pre>
        <code>
          {rows.map(([before, mark, after], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may be the same
            <span key={index}>
              {before}
              {mark !== '' && <strong>{mark}</strong>}
              {`${after}\n`}
            </span>
          ))}
        </code>
      </pre>
      <figcaption>
        {reading.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
      </figcaption>
    </figure>
  );
}
