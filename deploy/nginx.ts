import { readHostingRules } from '../src/engine/serve/static-files';
import { IMMUTABLE, REVALIDATE, type HostingRules } from '../src/engine/render/hosts/hosting';
import { withBase } from '../src/shared/urls';

/**
 * The nginx configuration of a built site, from the same rules that the project's own server follows: redirects keep
 * the query, both slash forms and the `.html` forms answer, unknown paths get the not-found page.
 */
export function nginxConfig(rules: HostingRules, folder: string): string {
  const { base, headers, redirects } = rules;
  const add = (indent: string): string =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  const moved = redirects
    .map(
      ({ from, to }) =>
        `  location ~ ^${escapePattern(withBase(from, base))}/?$ { return 301 ${withBase(to, base)}$is_args$args; }`,
    )
    .join('\n');
  const prefix = base === '/' ? '' : base.slice(0, -1);
  return `server {
  listen 8080;
  server_name _;
  absolute_redirect off;
  port_in_redirect off;
  charset utf-8;
  gzip on;
  gzip_comp_level 9;
  gzip_min_length 600;
  gzip_vary on;
  gzip_types text/css text/plain text/xml application/javascript text/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml;
  root ${folder};
  error_page 404 ${prefix}/404.html;

${moved}

  location = ${prefix}/404.html { internal; ${prefix ? `alias ${folder}/404.html; ` : ''}
${add('    ')}
    add_header Cache-Control "${REVALIDATE}" always;
  }

  location ${base}assets/ {
    ${prefix ? `alias ${folder}/assets/;` : ''}
${add('    ')}
    add_header Cache-Control "${IMMUTABLE}" always;
  }

  location ${base} {
    rewrite ^(.*)/index\\.html$ $1/ last;
    rewrite ^(.*)\\.html$ $1 last;
${prefix ? `    rewrite ^${prefix}(/.*)$ $1 break;\n` : ''}    try_files $uri $uri/index.html =404;
${add('    ')}
    set $caching "${REVALIDATE}";
    if ($arg_b) { set $caching "${IMMUTABLE}"; }
    add_header Cache-Control $caching always;
  }
}
`;
}

function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

if (process.argv[1]?.endsWith('nginx.ts')) {
  const [dist = 'dist', folder = '/usr/share/nginx/html'] = process.argv.slice(2);
  process.stdout.write(nginxConfig(readHostingRules(dist), folder));
}
