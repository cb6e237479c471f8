import { existsSync } from 'node:fs';
import { ensureProgram } from './apt';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The nginx of the container, with the module that sends brotli. Throws with what to do when it cannot be had. */
export function ensureNginx(): string {
  return ensureProgram({
    name: 'nginx with brotli_static',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    find: () => (existsSync(BROTLI_MODULE) ? (PROGRAMS.find(existsSync) ?? null) : null),
    advice: 'Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
  });
}
