import { STORAGE_KEYS } from '../shared/constants';
import type { SiteData } from '../shared/site-data';

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/**
 * Text of the inline head script that runs before the first paint: sets `data-theme`, `color-scheme` and `data-js`
 * on `<html>`, and `data-announcement="dismissed"` when the reader closed the announcement that is current.
 * It works with storage blocked. The engine hashes the text for the policy, so it depends on nothing but the site.
 */
export function themeScript(site: Pick<SiteData, 'colorMode' | 'announcement'>): string {
  const { default: mode, respectSystem } = site.colorMode;
  const system = respectSystem
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : scriptJson(mode);
  const announcement = site.announcement
    ? `if(read(${scriptJson(STORAGE_KEYS.announcementDismissed)})==='true'&&read(${scriptJson(STORAGE_KEYS.announcementId)})===${scriptJson(site.announcement.id)})root.dataset.announcement='dismissed';`
    : '';
  return (
    `(function(){var root=document.documentElement;` +
    `function read(key){try{return localStorage.getItem(key)}catch(error){return null}}` +
    `var kept=read(${scriptJson(STORAGE_KEYS.theme)});` +
    `var theme=kept==='light'||kept==='dark'?kept:${system};` +
    `root.dataset.theme=theme;root.style.colorScheme=theme;root.dataset.js='';${announcement}})()`
  );
}
