import { expect, test } from 'vitest';
import { contentSecurityPolicy, metaPolicy, REDIRECT_SCRIPT, redirectPage, scriptHash } from './redirects';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('everything comes from the site itself, and what is not named is refused', () => {
  const policy = directives(contentSecurityPolicy([]));
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${scriptHash(REDIRECT_SCRIPT)}`,
    'style-src': "'self'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'site',
  });
});

test('inline scripts run by their hash', () =>
  expect(directives(contentSecurityPolicy(['a()', 'b()']))['script-src']).toBe(
    ["'self'", ...['a()', 'b()', REDIRECT_SCRIPT].map(scriptHash)].join(' '),
  ));

test('a document says all of it but who may frame it, which only a header can', () => {
  const policy = contentSecurityPolicy([]);
  expect(metaPolicy(policy)).toBe(policy.replace("frame-ancestors 'self'; ", ''));
});

// Digest of the empty text as in FIPS 180-4's examples.
test('a script is hashed as the policy wants it', () =>
  expect(scriptHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));

test('a redirect page leads on without JavaScript and escapes its target', () => {
  const html = redirectPage('/a"<b', '/base/', 'https://example.org/a', null);
  expect(html).toContain('url=/base/a&quot;<b');
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
