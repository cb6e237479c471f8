import type { CardModel, CategoryPageModel } from './model';
import { Breadcrumbs, Mark, Title, VersionBanner } from './parts/PageHead';
import { DocsPagination } from './parts/Navigation';
import { useStrings } from './strings';

function Card({ card }: { card: CardModel }) {
  return (
    <a className="card" href={card.href}>
      <span className={card.identifier ? 'card__title is-identifier' : 'card__title'}>
        {card.mark && <Mark name={card.mark} />}
        {card.label}
      </span>
      {card.text !== '' && <span className="card__text">{card.text}</span>}
    </a>
  );
}

function CardGrid({ page: cards }: { page: readonly CardModel[] }) {
  const { page: strings } = useStrings();
  return (
    <nav className="card-grid" aria-label={strings.sectionPages}>
      {cards.map((card) => (
        <Card key={card.href} card={card} />
      ))}
    </nav>
  );
}

/** Landing page of a sidebar category without its own page. */
export function CategoryPage({ page }: { page: CategoryPageModel }) {
  return (
    <div className="page page--category">
      <div className="page__main">
        <Breadcrumbs items={page.breadcrumbs} />
        <VersionBanner banner={page.banner} />
        <Title page={page} />
        {page.description !== '' && <p className="page__lead">{page.description}</p>}
        <CardGrid page={page.cards} />
        <DocsPagination page={page} />
      </div>
    </div>
  );
}
