import { useStrings } from '../strings';

/** Leads to the page as plain Markdown. */
export function OpenMarkdown({ href, className }: { href: string; className?: string }) {
  const { page: strings } = useStrings();
  return (
    <a className={className} rel="alternate" type="text/markdown" href={href}>
      {strings.openMarkdown}
    </a>
  );
}

/** Copies what the link leads to, which a behaviour does. */
export function CopyMarkdown({ className }: { className?: string }) {
  const { page: strings } = useStrings();
  return (
    <button type="button" className={className === undefined ? 'page__copy' : `${className} page__copy`}>
      {strings.copyMarkdown}
    </button>
  );
}
