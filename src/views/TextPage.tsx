import type { TextPageModel } from './model';
import { PageMeta } from './parts/PageMeta';
import { Title } from './parts/Title';
import { TocAside, TocDisclosure } from './parts/Toc';
import { languageOf, UntranslatedNote } from './parts/Untranslated';

/** A page of text that is neither documentation nor a post: it has no place in a sidebar and no neighbours. */
export function TextPage({ page }: { page: TextPageModel }) {
  return (
    <div className="page">
      <div className="page__main">
        <UntranslatedNote language={page.untranslated} />
        <article {...languageOf(page.untranslated)}>
          <Title title={page.title} identifier={false} mark={null} isHidden={page.hideTitle} />
          <TocDisclosure entries={page.toc} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.articleHtml }} />
        </article>
        <PageMeta
          editUrl={page.editUrl}
          issueUrl={null}
          lastUpdated={page.lastUpdated}
          markdown={page.markdown}
          hasCopy
        />
      </div>
      <TocAside entries={page.toc} />
    </div>
  );
}
