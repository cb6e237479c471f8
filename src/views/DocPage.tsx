import type { DocPageModel } from './model';
import { Breadcrumbs, Title, VersionBanner } from './parts/PageHead';
import { PageFacts, PageMeta } from './parts/PageFacts';
import { DocsPagination } from './parts/Pagination';
import { Result } from './parts/Result';
import { TocAside, TocDisclosure } from './parts/Toc';
import { languageOf } from './strings';

/** A documentation page: where you are, what it says, where to go on. */
export function DocPage({ page }: { page: DocPageModel }) {
  return (
    <div className="page">
      <div className="page__main">
        <Breadcrumbs items={page.breadcrumbs} />
        <VersionBanner banner={page.banner} />
        <article {...languageOf(page.untranslated)}>
          <Title title={page.title} identifier={page.identifier} mark={page.mark} />
          <PageFacts release={page.release} age={page.age} lastUpdated={page.lastUpdated} />
          {page.result && <Result {...page.result} />}
          <TocDisclosure entries={page.toc} />
          <div
            className="prose"
            data-island={page.folds ? 'folds' : undefined}
            dangerouslySetInnerHTML={{ __html: page.articleHtml }}
          />
          {page.changesHtml !== null && <div dangerouslySetInnerHTML={{ __html: page.changesHtml }} />}
        </article>
        <PageMeta editUrl={page.editUrl} issueUrl={page.issueUrl} lastUpdated={null} markdown={page.markdown} />
        <DocsPagination page={page} />
      </div>
      <TocAside entries={page.toc} />
    </div>
  );
}
