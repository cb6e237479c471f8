/** What a policy of Trusted Types does. What it gives counts as text for TypeScript, whose DOM types lack the rest. */
const RULES = {
  // Every HTML that is put into the page was made and escaped by the build.
  createHTML: (html: string): string => html,
  createScriptURL(url: string): string {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`${url} is not part of this site.`);
  },
};
type Rules = typeof RULES;

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } };
/** The one policy that the headers of pages allow; browsers without Trusted Types take plain text. */
const policy = trustedTypes?.createPolicy('site', RULES) ?? RULES;

/** Puts HTML of the build into an element. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = policy.createHTML(html);
}

/** Address of a script of this site, for a worker. Throws for one of another site. */
export function ownScript(url: string): string {
  return policy.createScriptURL(url);
}
