import type { ReactNode } from 'react';
import { siteHref } from '../../shared/urls';
import { useSite } from '../context';
import { Logo } from './Logo';

const THEMES = ['light', 'dark', 'system'] as const;

/** Links by group, the logo, copyright and trademark notice. */
export function Footer(): ReactNode {
  const { base, footer } = useSite();
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__brand">
          <Logo variant="footer" />
        </div>
        <div className="footer__groups">
          {footer.groups.map((group) => (
            <section className="footer__group" key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={siteHref(link.href, base)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <ThemeChoice />
        <div className="footer__legal">
          <p>{footer.copyright}</p>
          <p>{footer.trademark}</p>
        </div>
      </div>
    </footer>
  );
}

/** All colour modes; the toggle of the bar knows light and dark. */
function ThemeChoice(): ReactNode {
  const { shell } = useSite().strings;
  return (
    <div className="theme-choice" role="group" aria-label={shell.colours}>
      {THEMES.map((theme) => (
        <button type="button" key={theme} data-theme-choice={theme} aria-pressed="false">
          {shell[theme]}
        </button>
      ))}
    </div>
  );
}
