import type { BrowserContext } from 'playwright-core';
import { IN_FIREFOX } from './launch';

/** What Firefox reports as an error of the page: a violated policy, which Chromium says on the console, … */
const OF_POLICY = /Content-Security-Policy/;
/** … and a module that was refused, which shows as a failed request as well. */
const REFUSED_MODULE = /^(?:Error: )?Loading module from/;
/** A request through the service worker that a navigation has given up: Firefox reports it without its address. */
const GIVEN_UP = /^(?:Error: )?Failed to load ‘’\. A ServiceWorker intercepted the request/;
/** A font that was on its way when the reader left the page: the status is that of an aborted load. */
const LEFT_FONT = /^(?:Error: )?downloadable font: download failed .*status=2152398850/;

/** What went wrong in a browser context. */
export interface ProblemLog {
  unexpected(): string[];
  /** Faults that were announced and did not happen. */
  missing(): string[];
}

/** Notes every problem of every page of a context. */
export async function watchProblems(
  context: BrowserContext,
  origin: string,
  faults: readonly RegExp[] = [],
): Promise<ProblemLog> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  if (IN_FIREFOX) {
    noteFailedRequests(context, problems);
    await context.addInitScript(spellErrorsOut);
  }
  context.on('weberror', (error) => {
    const text = error.error().stack || String(error.error());
    if (IN_FIREFOX && OF_POLICY.test(text))
      problems.push(`console: ${text.replace(OF_POLICY, 'Content Security Policy')}`);
    else if (!IN_FIREFOX || ![REFUSED_MODULE, GIVEN_UP, LEFT_FONT].some((known) => known.test(text)))
      problems.push(`error: ${text}`);
  });
  context.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(origin).host)
      problems.push(`foreign request: ${request.url()}`);
  });
  await context.exposeBinding('reportViolation', (_, violation: string) => problems.push(`policy: ${violation}`));
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation(text: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return {
    unexpected: () => problems.filter((problem) => !faults.some((fault) => fault.test(problem))),
    missing: () => faults.filter((fault) => !problems.some((problem) => fault.test(problem))).map(String),
  };
}

/** Firefox reports a logged error by its class alone; this adds the message. */
function spellErrorsOut(): void {
  const write = console.error.bind(console);
  console.error = (...parts: unknown[]) =>
    write(...parts.map((part) => (part instanceof Error ? `${String(part)}\n${part.stack ?? ''}` : part)));
}

/** Firefox does not say to its protocol which requests failed; here it is said in the words of Chromium's console. */
function noteFailedRequests(context: BrowserContext, problems: string[]): void {
  const note = (fault: string, url: string): void =>
    void problems.push(`console: Failed to load resource: ${fault} (${url})`);
  const refused = new Set<string>();
  context.on('response', (response) => {
    if (response.status() < 400) return;
    refused.add(response.url());
    note(`the server responded with a status of ${response.status()} (${response.statusText()})`, response.url());
  });
  context.on('requestfailed', (request) => {
    // Cancelled because the reader has left the page, or a refused script, which is noted already.
    const isNoted = refused.has(request.url());
    if (!isNoted && request.failure()?.errorText !== 'NS_BINDING_ABORTED') note('net::ERR_FAILED', request.url());
  });
}
