/**
 * Markup that pages have in common, each piece under its number in base 36. A page that says it in other words, or in
 * another language, has it written out. Pieces are written as they are once rows and contents are left out.
 */
export const PHRASES: readonly string[] = [
  // Around an article.
  '<div class="page"><div class="page__main"><nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="',
  '</a></li><li><span aria-current="page">',
  '</span></li></ol></nav><article><header class="page__header">',
  '<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">' +
    '<path class="mark__cell" d="M12 1.75 20.9 6.9v10.2L12 22.25 3.1 17.1V6.9Z"></path><path d="',
  '"></path></svg><h1 class="is-identifier">',
  '</h1></header><ul class="page__facts"><li>',
  '</time></li><li><button type="button" class="page__copy">Copy as Markdown</button></li></ul>' +
    '<details class="toc-disclosure"><summary>On this page</summary>' +
    '<nav class="toc" aria-label="Contents of this page">~</nav></details><div class="prose" data-island="folds">',
  '</div></article><div class="page__meta"><a class="page__action" href="',
  '">Edit this page</a><a class="page__action" href="',
  '">Report a problem</a><a class="page__action" rel="alternate" type="text/markdown" href="',
  '">Open as Markdown</a></div><nav class="pagination" aria-label="Previous and next page">' +
    '<a class="pagination__link pagination__link--previous" href="',
  '" rel="prev"><span class="pagination__label">Previous</span><span class="pagination__title">',
  '</span></a><a class="pagination__link pagination__link--next" href="',
  '" rel="next"><span class="pagination__label">Next</span><span class="pagination__title">',
  '</span></a></nav></div><div class="page__toc"><nav class="toc" aria-labelledby="toc-title">' +
    '<p class="toc__title" id="toc-title">On this page</p></nav></div></div>',
  // Commands and their output.
  '<div class="code-block code-block--bare" data-kind="terminal" data-lang="bash"><div class="code-block__bar">' +
    '<span class="code-block__lang">Shell</span><span class="code-block__tools">' +
    '<button type="button" class="code-block__button" data-action="copy">Copy</button></span></div>' +
    '<pre class="code-block__pre"><code><span class="line is-command"><span class="tk-f">',
  '<div class="code-block" data-kind="terminal" data-lang="',
  '<span class="code-block__tools"><button type="button" class="code-block__button" data-action="copy">Copy</button>',
  '<button type="button" class="code-block__button" data-action="copy-all">Copy all</button></span></div>' +
    '<pre class="code-block__pre"><code><span class="line is-command"><span class="prompt">$ </span>' +
    '<span class="tk-f">',
  '</span></code></pre></div>',
  '<span class="cont"> \\\n    </span>',
  '<span class="tk-v">',
  // Tabs.
  '<div class="tabs" data-group="env"><div class="tabs__list" role="tablist">' +
    '<button type="button" class="tabs__tab" role="tab" id="tabs-',
  '" aria-selected="true" tabindex="0" data-value="kubectl-gadget">kubectl gadget</button>' +
    '<button type="button" class="tabs__tab" role="tab" id="tabs-',
  '" aria-selected="false" tabindex="-1" data-value="ig">ig</button></div>' +
    '<div class="tabs__panel" role="tabpanel" id="tabs-',
  '" data-value="kubectl-gadget" data-active><p class="tabs__label">kubectl gadget</p>',
  '</div><div class="tabs__panel" role="tabpanel" id="tabs-',
  '" data-value="ig"><p class="tabs__label">ig</p>',
  '<var class="reader-var" data-var="',
  // Rows of reference.
  '<div class="glance"><dl><div><dt>Kernel</dt><dd>',
  '<div class="rows" data-island="rows">',
  '</dd></div><div id="field-~"><dt><code>',
  '</span> <span>hidden</span></dt><dd>',
  '</code> <span>',
  '<details class="rows__more"><summary>',
  '<p class="chips"><small>Values</small> <code>',
];
