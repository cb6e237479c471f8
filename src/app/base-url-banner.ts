import { scriptJson } from '../shared/script-json';

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
