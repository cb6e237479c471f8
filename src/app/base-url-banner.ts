import { scriptJson } from '../shared/script-json';

const BANNER_ID = 'base-url-banner';

/** Goes first into the body; empty and hidden until the script finds that the site is served under another base. */
export const baseUrlBannerMarkup = `<div class="base-url-banner" id="${BANNER_ID}" role="alert" hidden></div>`;

/**
 * The base a site seems to be served under: what stands before the page's own route in the address.
 * `null` when the address does not end in the route (a not-found page). Its text is part of an inline script, so it
 * needs no outer names and is short.
 */
const suggestBaseSource = `function suggestBase(p,r){
p=p.replace(/\\/(index\\.html)?$|\\.html$/,'');r=r.replace(/\\/$/,'');
return p.endsWith(r)?p.slice(0,p.length-r.length)+'/':null}`;

/**
 * Text of an inline script for the head, before the first stylesheet link. It needs nothing that a wrong base could
 * break: it shows the red banner when the stylesheet could not be loaded, or when the address of the page is not
 * base + route. Styles are set through the DOM because the stylesheet is what is missing. The script is in every
 * page, hence the short names: `f` whether the stylesheet failed, `d` the page, `s` the suggested base, `b` the banner.
 * `base` is the configured base. The not-found page is shown at every address that has no page, so its address tells
 * nothing of the base.
 */
export function baseUrlBannerScript(base: string): string {
  const words = [
    `'The site did not load properly. It is configured for the base URL '+base+`,
    `(s?', but seems to be served under '+s+'. Set base: "'+s+'" in site.config.ts and build again.'`,
    `:'. Check that its files are served under this base.')`,
  ];
  return `(function(){var base=${scriptJson(base)},f;
${suggestBaseSource}
addEventListener('error',e=>{f=f||e.target.rel=='stylesheet'},true);
addEventListener('load',()=>{
${[
  `var g=i=>document.getElementById(i),d=JSON.parse(g('page-data').textContent)`,
  `s=d.section=='not-found'?null:suggestBase(location.pathname,d.path)`,
  `b=g('${BANNER_ID}')`,
].join(',')};
if(s==base)s=null;
if(f||s){b.textContent=${words.join('')};
b.style='padding:1em;background:#b00020;color:#fff';
b.hidden=false}})})()`;
}
