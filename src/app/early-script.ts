interface EarlyDeeds {
  clicks: HTMLElement[];
  /** What was typed for the search after its key; `null` when the search was not asked for. */
  typed: string | null;
}

declare global {
  interface Window {
    /** Ends the noting and gives what was noted. Set by the inline script of every page. */
    early?: () => EarlyDeeds;
  }
}

/** Id of the template in the shell whose content says that the entry failed. */
export const NOT_STARTED_ID = 'not-started';

/**
 * Text of the inline script that imports the entry, and records button presses and the search keys until the entry is
 * there to replay them. The import waits until the document is parsed and painted, so that it does not compete with
 * what the page looks like; browsers that report no paint import a second after `load`, and so does Firefox where it
 * paints a frame before its style sheet, which the entry would measure wrongly.
 *
 * When the entry cannot be loaded or throws, the script shows the box of `NOT_STARTED_ID` over the page; its button
 * reloads. With the reader's first click or key it removes `data-js`, so that the page works as without JavaScript:
 * done at once, the new layout would move what is being read. The text of the box is in the document because one
 * policy, with one hash of this script, covers all languages.
 *
 * It also notes in `data-moved` that the reader has touched the page: from then on nothing else scrolls it by itself.
 *
 * The script is in every page, hence the short names: `d` whether recording has ended, `c` the clicks, `t` the typed
 * text, `k` and `p` the listeners of keys and presses, `l` what adds listeners, `h` the root of the document, whose
 * `data-entry` is the address of the entry, `i` its import, `s` what starts that, and `f` what handles its failure.
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
function f(e){d=1;h.dataset.failed='';for(var n of['click','keydown'])l(n,()=>delete h.dataset.js);g('main').prepend(g('${NOT_STARTED_ID}').content);
h.querySelector('.error-box button').onclick=()=>location.reload();reportError(e)}
function s(){i=i||import(h.dataset.entry).catch(f)}
${hasSearch ? keys : ''}
l('click',p);
for(var n of['wheel','touchmove','keydown','pointerdown'])l(n,()=>h.dataset.moved='',{once:1});
early=()=>(d=1,{clicks:c,typed:t});
l('DOMContentLoaded',()=>new PerformanceObserver(()=>h.querySelector('link').sheet&&s()).observe({type:'paint',buffered:true}));
l('load',()=>setTimeout(s,1e3))})()`;
}
