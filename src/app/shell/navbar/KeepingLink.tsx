import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { useAddress } from '../../context';

/**
 * A link to another form of the page that is shown: it keeps the query and hash of the address. They are read anew
 * when the link is about to be used, because jumps within the page change the hash without React.
 */
export function KeepingLink({ path, children, ...attributes }: ComponentProps<'a'> & { path: string }): ReactNode {
  const address = useAddress();
  const keep = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    currentTarget.href = path + location.search + location.hash;
  };
  return (
    <a
      {...attributes}
      href={path + (address?.search ?? '') + (address?.hash ?? '')}
      onPointerDown={keep}
      onFocus={keep}
      onClickCapture={keep}
    >
      {children}
    </a>
  );
}
