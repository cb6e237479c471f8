import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { NavbarItem } from '../../../shared/site-data';
import { docsSetById, stripBase, withBase } from '../../../shared/urls';
import { useAddress, useSite } from '../../context';
import { ErrorBoundary } from '../../states/ErrorBoundary';
import { useStored } from '../../use-stored';
import { ColorModeToggle } from './ColorModeToggle';
import { forItem, itemError } from './item-error';
import { currentMark, docsItemPath, isUnder, type DocsItem } from './item-target';
import { LocaleDropdown } from './LocaleDropdown';
import { SearchSlot } from './SearchSlot';
import { VersionDropdown } from './VersionDropdown';

interface Props<Item extends NavbarItem = NavbarItem> {
  item: Item;
  page: PageMeta;
}

/** One entry of the navbar. When it fails, its configuration stands in its place and the rest of the page works. */
export function NavbarItemView(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={(error) => <FailedItem item={props.item} error={error} />}>
      <ItemOfType {...props} />
    </ErrorBoundary>
  );
}

function FailedItem({ item, error }: { item: NavbarItem; error: unknown }): ReactNode {
  const named = error instanceof Error && error.message.includes(JSON.stringify(item)) ? error : itemError(item, error);
  return (
    <span className="navbar__item-error" role="alert">
      {named.message}
    </span>
  );
}

function ItemOfType({ item, page }: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <NavbarLink to={item.to} activeBase={item.activeBase ?? item.to} label={item.label} page={page} />;
    case 'docSidebar':
    case 'doc':
      return <DocsLink item={item} page={page} />;
    case 'docsVersionDropdown':
      return <VersionsOfPage item={item} page={page} />;
    case 'localeDropdown':
      return <LocaleDropdown page={page} />;
    case 'repository':
      return (
        <a className="navbar__link navbar__link--repository" href={item.href}>
          {item.label}
        </a>
      );
    case 'colorMode':
      return <ColorModeToggle />;
    case 'search':
      return <SearchSlot />;
    default:
      return unknownType(item);
  }
}

/** The configuration is checked at build time; this is for one that slipped through. */
function unknownType(item: never): never {
  throw itemError(item, new Error('Its type is unknown.'));
}

interface LinkProps {
  to: string;
  activeBase: string;
  label: string;
  page: PageMeta;
}

function NavbarLink({ to, activeBase, label, page }: LinkProps): ReactNode {
  const { base } = useSite();
  return (
    <a className="navbar__link" href={withBase(to, base)} aria-current={currentMark(to, activeBase, page.path)}>
      {label}
    </a>
  );
}

function DocsLink({ item, page }: Props<DocsItem>): ReactNode {
  const site = useSite();
  const preferred = useStored(STORAGE_KEYS.preferredVersion(item.docsSet));
  const { to, base } = forItem(item, () => ({
    to: docsItemPath(item, site, page, preferred),
    base: docsSetById(site, item.docsSet).base,
  }));
  return <NavbarLink to={to} activeBase={item.type === 'docSidebar' ? base : to} label={item.label} page={page} />;
}

type VersionsItem = Extract<NavbarItem, { type: 'docsVersionDropdown' }>;

function VersionsOfPage({ item, page }: Props<VersionsItem>): ReactNode {
  const site = useSite();
  const address = useAddress();
  const set = forItem(item, () => docsSetById(site, item.docsSet));
  // The not-found page has one file for every address.
  const shown = page.section === 'not-found' && address ? stripBase(address.pathname, site.base) : page.path;
  return isUnder(set.base, shown ?? page.path) ? <VersionDropdown set={set} page={page} /> : null;
}
