import { expect, test } from 'vitest';
import { contentSecurityPolicy, metaPolicy } from './policy';
import { REDIRECT_SCRIPT, redirectPage, scriptHash } from './redirects';

test('the policy allows what comes from this site, hashed scripts, and nothing else', () => {
  const policy = contentSecurityPolicy(['alert(1)']).split('; ');
  const hashes = `${scriptHash('alert(1)')} ${scriptHash(REDIRECT_SCRIPT)}`;
  expect(policy.sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src 'self' ${hashes}`,
    "style-src 'self'",
    'trusted-types site',
    "worker-src 'self'",
  ]);
});

// Digest of the empty text as in FIPS 180-4's examples.
test('a script is hashed as the policy wants it', () =>
  expect(scriptHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));

test('a redirect page leads on without JavaScript and escapes its target', () => {
  const html = redirectPage('/a"<b', '/base/', 'https://example.org/a', null);
  expect(html).toContain('url=/base/a&quot;&lt;b');
  expect(html).not.toContain('a"<b');
  expect(html).not.toContain('og:');
});

test('a redirect page shows the page it leads to where its address is shared, in words too', () => {
  const shared = { title: 'The "new" page', image: 'https://example.org/card.png' };
  const html = redirectPage('/a', '/', 'https://example.org/a', shared);
  expect(
    [...html.matchAll(/<meta property="([^"]*)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]),
  ).toEqual([
    ['og:title', 'The &quot;new&quot; page'],
    ['og:url', 'https://example.org/a'],
    ['og:image', 'https://example.org/card.png'],
    ['og:image:alt', 'The &quot;new&quot; page'],
  ]);
});

test.each([
  ['/a', '', '', '/a'],
  ['/a', '?x=1', '#y', '/a?x=1#y'],
  ['/a#b', '?x=1', '', '/a?x=1#b'],
  ['/a?z#b', '?x=1', '#y', '/a?z&x=1#y'],
])('the script of a redirect to %s leads from %j and %j to %s', (to, search, hash, expected) => {
  const asked: string[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('document', 'location', REDIRECT_SCRIPT) as (document: object, location: object) => void;
  run(
    { querySelector: () => ({ dataset: { to } }) },
    { search, hash, replace: (address: string) => asked.push(address) },
  );
  expect(asked).toEqual([expected]);
});

test('what a document says of the policy leaves out what only a header may say', () =>
  expect(metaPolicy(contentSecurityPolicy([]))).toBe(
    contentSecurityPolicy([]).replace("frame-ancestors 'self'; ", ''),
  ));

test('the policy lets pictures, videos and frames in from the hosts of the configuration only', () => {
  const policy = contentSecurityPolicy([], ['www.example.org', '*.example.com']);
  expect(policy).toContain("frame-src 'self' https://www.example.org https://*.example.com;");
  expect(policy).toContain("img-src 'self' data: https://www.example.org https://*.example.com;");
  expect(policy.match(/example\.org/g)).toHaveLength(3);
  expect(contentSecurityPolicy([], ['*'])).toContain("frame-src 'self' https:;");
});
