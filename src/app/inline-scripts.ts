import { scriptJson } from '../shared/text';
import { STORAGE_KEYS } from '../shared/constants';
import type { SiteData } from '../shared/site-data';

declare global {
  interface Window {
    /** Ends the recording and returns it; `typed` is `null` when the search was not opened. Set by every page. */
    early?: () => { clicks: HTMLElement[]; typed: string | null };
  }
}

/** Id of the template of the red box; its text reports that the entry failed to load. */
export const ERROR_BOX_ID = 'error-box';

/**
 * Text of the inline script that imports the entry, and records presses of buttons and the keys of the search until the
 * entry can replay them. The import waits for the first paint, so that it does not compete with what the page looks
 * like; browsers that report no paint import a second after `load`, and so does Firefox where it paints a frame before
 * its style sheet, which the entry would measure wrongly.
 *
 * When the entry fails, the red box with Retry covers part of the page. `data-js` is removed with the next click or key,
 * so that the page works as without JavaScript: done at once, the new layout would move what is being read. The text is
 * in the document because one policy, with one hash of this script, covers all languages. `data-moved` records that the
 * reader has touched the page: from then on nothing else scrolls it.
 *
 * The script is in every page, so names are short: `d` whether recording has ended, `c` clicks, `t` typed text, `k`
 * and `p` listeners of keys and presses, `l` adds listeners, `h` the root element, whose `data-entry` is the address of
 * the entry, `i` its import, `s` starts that, `f` handles its failure.
 */
export function earlyScript(hasSearch: boolean): string {
  const keys = `function k(e){var m=e.ctrlKey||e.metaKey,n=e.key;
if(d||e.altKey)return;
if(t==null){if(m?e.shiftKey||n.toLowerCase()!='k':n!='/'||e.target.closest('input,textarea,select'))return;t=''}
else if(m)return;else if(n=='Escape')t=null;else if(n=='Backspace')t=t.slice(0,-1);else if(!n[1])t+=n;else return;
e.preventDefault()}
l('keydown',k);`;
  return `(function(){var d,i,c=[],t=null,h=document.documentElement,l=addEventListener,g=n=>document.getElementById(n);
function p(e){!d&&(e=e.target.closest('button'))&&c.push(e)}
function f(e){d=1;h.dataset.failed='';for(var n of['click','keydown'])l(n,()=>delete h.dataset.js);g('main').prepend(g('${ERROR_BOX_ID}').content);
h.querySelector('.error-box button').onclick=()=>location.reload();reportError(e)}
function s(){i=i||import(h.dataset.entry).catch(f)}
${hasSearch ? keys : ''}
l('click',p);
for(var n of['wheel','touchmove','keydown','pointerdown'])l(n,()=>h.dataset.moved='',{once:1});
early=()=>(d=1,{clicks:c,typed:t});
l('DOMContentLoaded',()=>new PerformanceObserver(()=>h.querySelector('link').sheet&&s()).observe({type:'paint',buffered:true}));
l('load',()=>setTimeout(s,1e3))})()`;
}

/**
 * Text of an inline script for the head, before the first style sheet. It shows the red banner, which the document
 * begins with, when the style sheet could not be loaded, or when the address of the page is not base and route, and uses
 * nothing that a wrong base breaks. The not-found page is shown at every address without a page, so its address reveals
 * nothing.
 *
 * The script is in every page, so names are short: `f` whether the style sheet failed, `d` the page, `p` the address,
 * `r` the route, `s` the base that the site seems to be served under, `b` the banner.
 */
export function baseUrlBannerScript(base: string): string {
  return `(function(){var base=${scriptJson(base)},f;
addEventListener('error',e=>{f=f||e.target.rel=='stylesheet'},true);
addEventListener('load',()=>{
var g=i=>document.getElementById(i),d=JSON.parse(g('page-data').textContent),b=g('base-url-banner'),r=d.path.replace(/\\/$/,''),
p=location.pathname.replace(/\\/(index\\.html)?$|\\.html$/,''),s=d.section!='not-found'&&p.endsWith(r)&&p.slice(0,p.length-r.length)+'/';
if(s==base)s=0;
if(f||s){b.textContent='The site did not load properly. It is configured for the base URL '+base+(s?', but seems to be served under '+s+'. Set base: "'+s+'" in site.config.ts and build again.':'. Check that its files are served under this base.');
b.style='padding:1em;background:#b00020;color:#fff';
b.hidden=false}})})()`;
}

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
