/** Grammars, and the names for them that other builders and their readers know besides those of the highlighter. */
const NAMES_OF: Readonly<Record<string, string>> = {
  apache: 'apacheconf httpd',
  applescript: 'osascript',
  asm: 'nasm armasm x86asm',
  bash: 'ksh csh tcsh shell-script command-line commandline',
  bat: 'batchfile dos',
  c: 'h clike opencl',
  cpp: 'arduino ino cuda',
  diff: 'patch git',
  docker: 'containerfile',
  dotenv: 'env',
  erb: 'ejs eta',
  go: 'golang gomod go.mod go-mod go-module',
  groovy: 'gradle jenkinsfile',
  handlebars: 'mustache',
  html: 'markup htm xhtml',
  http: 'https rest',
  ini: 'conf cfg config editorconfig gitignore dockerignore hgignore npmignore ignore npmrc inf',
  java: 'aidl',
  javascript: 'node',
  jinja: 'django jinja2 njk nunjucks',
  json: 'webmanifest geojson har jsonp',
  jsonc: 'json-with-comments',
  jsonl: 'ndjson',
  kotlin: 'kotlin-script',
  matlab: 'octave',
  'objective-c': 'objectivec',
  'objective-cpp': 'objective-c++ objc++ mm',
  pascal: 'delphi objectpascal',
  perl: 'pl',
  po: 'gettext',
  properties: 'java-properties',
  proto: 'proto2 proto3 textproto pbtxt',
  python: 'python2 python3 py3 pycon python-repl ipython starlark bzl bazel buck',
  reg: 'registry',
  sql: 'mysql pgsql postgres postgresql sqlite mariadb tsql',
  'ssh-config': 'sshconfig',
  'system-verilog': 'systemverilog',
  systemd: 'service',
  tsx: 'typescriptreact',
  turtle: 'ttl',
  typescript: 'ts-node',
  v: 'vlang',
  vb: 'vbnet visual-basic basic',
  wasm: 'wat wast',
  xml: 'svg rss atom mathml xml-doc xslt wsdl plist',
  yaml: 'docker-compose compose ansible openapi swagger yaml-frontmatter',
};

/** Fence names that other tools have, and the grammar that serves each. */
export const OWN_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES_OF).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar] as const)),
);

/** Fence names that are shown as plain text on purpose: names of text, and of languages that no grammar is here for. */
export const PLAIN: ReadonlySet<string> = new Set([
  '',
  ...'text txt plain plaintext text/plain raw ascii output none no-highlight nohighlight tree curl uri url'.split(' '),
  ...'promql logql rego ebnf bnf abnf antlr antlr4 g4 thrift cron crontab reason rescript livescript'.split(' '),
  ...'gotmpl go-template helm smarty velocity freemarker plantuml plant-uml puml dot graphviz d2'.split(' '),
]);

/** What people write who mean a terminal or its output, and the name for it here. */
export const MEANT: ReadonlyMap<string, string> = new Map([
  ['cli', 'console'],
  ['cmd', 'console'],
  ['command', 'bash'],
  ['prompt', 'console'],
  ['session', 'console'],
  ['stdout', 'text'],
  ['stderr', 'text'],
]);
