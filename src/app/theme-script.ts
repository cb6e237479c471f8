import { STORAGE_KEYS } from '../shared/constants';
import { scriptJson } from '../shared/script-json';
import type { SiteData } from '../shared/site-data';

/**
 * Text of the inline head script that runs before the first paint: sets `data-theme`, `color-scheme` and `data-js`
 * on `<html>`, and `data-announcement="dismissed"` when the reader closed the announcement that is current.
 * It works with storage blocked. The engine hashes the text for the policy, so it depends on nothing but the site.
 * It is in every page, hence the short names: `r` the root, `t` the theme, `g` gets a stored value.
 */
export function themeScript(site: Pick<SiteData, 'colorMode' | 'announcement'>): string {
  const { default: mode, respectSystem } = site.colorMode;
  const system = `matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`;
  const unchosen = respectSystem ? system : `t==='system'?${system}:${scriptJson(mode)}`;
  const stored = (key: string): string => `g(${scriptJson(key)})`;
  const announcement = site.announcement
    ? `if(${stored(STORAGE_KEYS.announcementDismissed)}==='true'` +
      `&&${stored(STORAGE_KEYS.announcementId)}===${scriptJson(site.announcement.id)})` +
      `r.dataset.announcement='dismissed';`
    : '';
  return (
    `(function(){var r=document.documentElement,t;` +
    `function g(k){try{return localStorage.getItem(k)}catch(e){}}` +
    `t=${stored(STORAGE_KEYS.theme)};` +
    `r.dataset.theme=r.style.colorScheme=t==='light'||t==='dark'?t:${unchosen};` +
    `r.dataset.js='';${announcement}})()`
  );
}
