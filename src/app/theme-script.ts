import { STORAGE_KEYS } from '../shared/constants';
import { scriptJson } from '../shared/script-json';
import type { SiteData } from '../shared/site-data';

/**
 * Text of the inline head script that runs before the first paint: sets `data-theme`, `color-scheme` and `data-js`
 * on `<html>`, and `data-announcement="dismissed"` when the reader closed the announcement that is current.
 * It works with storage blocked. The engine hashes the text for the policy, so it depends on nothing but the site.
 * It is in every page, so names are short: `r` the root, `s` the storage, `t` the theme.
 */
export function themeScript(site: Pick<SiteData, 'colorMode' | 'announcement'>): string {
  const { default: mode, respectSystem } = site.colorMode;
  const stored = (key: string): string => `s[${scriptJson(key)}]`;
  const system = `matchMedia('(prefers-color-scheme:dark)').matches`;
  const unchosen = respectSystem ? system : mode === 'dark' ? `(t!='system'||${system})` : `t=='system'&&${system}`;
  const announcement = site.announcement
    ? `if(s&&${stored(STORAGE_KEYS.announcementDismissed)}=='true'` +
      `&&${stored(STORAGE_KEYS.announcementId)}==${scriptJson(site.announcement.id)})` +
      `r.dataset.announcement='dismissed';`
    : '';
  return (
    `(function(){var r=document.documentElement,s,t;` +
    `try{s=localStorage;t=${stored(STORAGE_KEYS.theme)}}catch(e){}` +
    `r.dataset.theme=r.style.colorScheme=t=='dark'||t!='light'&&${unchosen}?'dark':'light';` +
    `r.dataset.js='';${announcement}})()`
  );
}
