import { useStrings } from '../strings';

/** Leads to the page as plain Markdown. */
export function OpenMarkdown({ href }: { href: string }) {
  const { page: strings } = useStrings();
  return (
    <a className="page__action" rel="alternate" type="text/markdown" href={href}>
      {strings.openMarkdown}
    </a>
  );
}

/** Copies what the link leads to, which a behaviour does. */
export function CopyMarkdown() {
  const { page: strings } = useStrings();
  return (
    <button type="button" className="page__copy">
      {strings.copyMarkdown}
    </button>
  );
}
