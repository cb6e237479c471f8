import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { FooterData, LogoData } from '../../shared/site-data';
import { siteHref } from '../../shared/urls';
import { useSite } from '../context';
import { Logo } from './Logo';

/** Links by group, the logo, the list of shortcuts (`keys.ts`), the choice of theme (`theme.ts`), and legal notices. */
export function Footer({ footer, logo }: { footer: FooterData; logo: LogoData | null }): ReactNode {
  const { base } = useSite();
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__brand">
          <Logo logo={logo} place="footer" />
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
        <button type="button" className="footer__keys">
          {`${frame.shortcuts} `}
          <kbd>?</kbd>
        </button>
        <select className="theme-choice" aria-label={frame.colours}>
          {(['light', 'dark', 'system'] as const).map((theme) => (
            <option value={theme} key={theme}>
              {frame[theme]}
            </option>
          ))}
        </select>
        <div className="footer__legal">
          <p>{footer.copyright}</p>
          <p>{footer.trademark}</p>
        </div>
      </div>
    </footer>
  );
}
