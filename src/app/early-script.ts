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
