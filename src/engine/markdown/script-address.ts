/** Whether a link to an address would run code. Browsers leave out what stands before the scheme. */
export function isScriptAddress(address: string): boolean {
  return /^[\s\u0000-\u001f]*(?:javascript|vbscript|data):/i.test(address);
}

/** What is wrong with such a link. */
export function scriptLink(address: string): { rule: string; message: string; hint: string } {
  return {
    rule: 'markdown/script-link',
    message: `The link leads to "${address.slice(0, 60)}"; content never runs code.`,
    hint: 'Link to a page or an https address.',
  };
}
