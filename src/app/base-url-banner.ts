import { scriptJson } from './theme-script';

/** Id of the banner element. */
const BANNER_ID = 'base-url-banner';

/** Goes first into the body; empty and hidden until the script finds that the site is served under another base. */
export const baseUrlBannerMarkup = `<div class="base-url-banner" id="${BANNER_ID}" role="alert" hidden></div>`;

/**
 * The base a site seems to be served under: what stands before the page's own route in the address.
 * `null` when the address does not end in the route (a not-found page). Written without syntax newer than ES5 and
 * without outer names, because its text is part of an inline script.
 */
export const suggestBaseSource = `function suggestBase(pathname,route){
var bare=function(path){return path.replace(/\\/index\\.html$/,'/').replace(/\\.html$/,'').replace(/\\/+$/,'')};
var path=bare(pathname),own=bare(route);
if(path.slice(path.length-own.length)!==own)return null;
return path.slice(0,path.length-own.length)+'/'}`;

/**
 * Text of an inline script for the head, before the first stylesheet link. It needs nothing that a wrong base could
 * break: it shows the red banner when the stylesheet could not be loaded, or when the address of the page is not
 * base + route. Styles are set through the DOM because the stylesheet is what is missing.
 * `base` is the configured base, `route` the page's path (`null` on the not-found page, which has any address).
 */
export function baseUrlBannerScript(base: string): string {
  return `(function(){var base=${scriptJson(base)},failed=false;
${suggestBaseSource}
addEventListener('error',function(event){var element=event.target;
if(element&&element.tagName==='LINK'&&element.rel==='stylesheet')failed=true},true);
function check(){var data=document.getElementById('page-data'),page={};
try{page=JSON.parse(data.textContent)}catch(error){}
var found=page.section==='not-found'||!page.path?null:suggestBase(location.pathname,page.path);
var wrong=found!==null&&found!==base;
if(!failed&&!wrong)return;
var banner=document.getElementById('${BANNER_ID}');if(!banner)return;
banner.textContent='The site did not load properly. It is configured for the base URL '+base+
(wrong?', but seems to be served under '+found+'. Set base: "'+found+'" in site.config.ts and build again.'
:'. Check that its files are served under this base.');
banner.style.cssText='display:block;padding:16px;background:#b00020;color:#fff;font:16px/1.5 sans-serif';
banner.hidden=false}
if(document.readyState==='complete')check();else addEventListener('load',check)})()`;
}
