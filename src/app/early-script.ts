/** What the reader did before the page was alive. */
interface EarlyDeeds {
  /** Buttons that were pressed, in order. */
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

/**
 * Text of the inline script that asks for the entry, and notes presses of buttons and the keys of the search until it
 * is there, which does them. The entry comes when the document is read and painted, so that what the page looks like
 * has the line and the processor for itself; a browser that does not tell of its paints asks a second after everything
 * else, and so does Firefox where it paints a frame before its style sheet is there, which the entry would measure
 * wrongly. When the entry cannot be had, the script takes `data-js` away: the page then works as without JavaScript. It
 * is in every page, hence the short names: `d` whether noting is done, `c` the clicks, `t` the typed text, `k` and `p`
 * the listeners of keys and presses, `l` what begins listening, `h` the root of the document, whose `data-entry` is the
 * address of the entry, and `s` what asks for it.
 */
export function earlyScript(hasSearch: boolean): string {
  const keys = `function k(e){var m=e.ctrlKey||e.metaKey,n=e.key;
if(d||e.altKey)return;
if(t==null){if(m?e.shiftKey||n.toLowerCase()!='k':n!='/'||e.target.closest('input,textarea,select'))return;t=''}
else if(m)return;else if(n=='Escape')t=null;else if(n=='Backspace')t=t.slice(0,-1);else if(!n[1])t+=n;else return;
e.preventDefault()}
l('keydown',k);`;
  return `(function(){var d,c=[],t=null,h=document.documentElement,l=addEventListener;
function p(e){!d&&(e=e.target.closest('button'))&&c.push(e)}
function s(){import(h.dataset.entry).catch(()=>delete h.dataset.js)}
${hasSearch ? keys : ''}
l('click',p);
early=()=>(d=1,{clicks:c,typed:t});
l('DOMContentLoaded',()=>new PerformanceObserver(()=>h.querySelector('link').sheet&&s()).observe({type:'paint',buffered:true}));
l('load',()=>setTimeout(s,1e3))})()`;
}
