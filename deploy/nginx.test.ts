import { expect, test } from 'vitest';
import type { HostingRules } from '../src/engine/render/hosts/hosting';
import { nginxConfig, runNginx } from './nginx';

const RULES: HostingRules = {
  base: '/',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  documentHeaders: { 'Referrer-Policy': 'same-origin' },
  fileHeaders: { 'Content-Security-Policy': 'sandbox' },
  workerHeaders: { 'Content-Security-Policy': "connect-src 'self'" },
  redirects: [
    { from: '/docs', to: '/docs/latest' },
    { from: '/ask', to: '/find?by=name#list' },
    { from: '/c++', to: '/cost-$5' },
    { from: '/newest', to: '/v2', status: 302 },
    { from: '/old/*', to: '/new/*' },
    { from: '/up/*', to: '/*' },
  ],
};

/** Expected output in `fixtures/`; `vitest -u` rewrites it after an intended change. */
test.each([
  ['root', RULES, { folder: '/srv/site', port: 8080, brotli: false }],
  [
    'base',
    { ...RULES, base: '/tool/v1.0/', prefixes: ['/de'] },
    { folder: '/srv/"a"', port: 80, name: 'docs.example.org', brotli: true },
  ],
])('the rules of a site become the configuration %s', (name, rules, options) =>
  expect(`${nginxConfig(rules, options)}\n`).toMatchFileSnapshot(`fixtures/${name}.conf`),
);

test.each([
  [['--port', 'abc'], '--port is "abc". It is a whole number from 1 to 65535.'],
  [['--prot', '80'], 'There is no flag --prot. Did you mean --port?'],
  [['nowhere'], 'There is no build in nowhere. Run "npm run build -- --release" first.'],
  [['dist', '/srv', 'more'], 'There are more than two folders.'],
])('%j is refused with what is legal', async (args, message) => {
  await expect(runNginx(args, import.meta.dirname, () => undefined)).rejects.toThrow(message);
});
