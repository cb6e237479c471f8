import { expect, test } from 'vitest';
import { contentSecurityPolicy, metaPolicy, REDIRECT_SCRIPT, scriptHash } from './redirects';

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
