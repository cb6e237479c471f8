import { useId, type ReactNode } from 'react';
import type { ItemLink } from './item-links';

interface Props {
  /** What the list is for, read before the current choice. */
  label: string;
  chosen: string | null;
  links: readonly ItemLink[];
  attributes?: readonly object[];
}

/** A button that opens a list of links (`dropdowns.ts`). Without JavaScript the list opens under pointer and focus. */
export function Dropdown({ label, chosen, links, attributes }: Props): ReactNode {
  const id = useId();
  return (
    <div className="dropdown">
      <button type="button" className="dropdown__button" aria-expanded="false" aria-controls={id}>
        <span className="visually-hidden">{`${label}: `}</span>
        <span data-chosen="">{chosen}</span>
      </button>
      <ul className="dropdown__menu" id={id}>
        {links.map((link, at) => (
          <li key={link.href}>
            <a
              {...attributes?.[at]}
              className="dropdown__link"
              href={link.href}
              aria-current={link.current}
              title={link.note}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
