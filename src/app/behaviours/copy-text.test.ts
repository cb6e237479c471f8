import { expect, test } from 'vitest';
import { copyText, wholeText } from './copy';

const line = (html: string, kind = ''): string => `<span class="line ${kind}">${html}</span>`;

function block(kind: string, ...lines: string[]): HTMLElement {
  const code = `<code>${lines.join('\n')}</code>`;
  document.body.innerHTML =
    `<div class="code-block" data-kind="${kind}"><div class="code-block__bar">bar</div>` +
    `<pre class="code-block__pre">${code}</pre></div>`;
  return document.body.firstElementChild as HTMLElement;
}

const TERMINAL = [
  line('<span class="prompt">$ </span><span class="tk-f">ig</span> run trace_dns \\', 'is-command'),
  line('    --host', 'is-command'),
  line('NAME  QTYPE', 'is-output'),
  line('<span class="prompt"># </span>cat &lt;&lt;EOF', 'is-command'),
  line('', 'is-command'),
  line('EOF', 'is-command'),
];

test('a terminal gives its commands without prompts and output', () => {
  expect(copyText(block('terminal', ...TERMINAL))).toBe('ig run trace_dns \\\n    --host\ncat <<EOF\n\nEOF');
});

test('code gives all lines, and a terminal of nothing but output too', () => {
  expect(copyText(block('code', line('a: 1'), line('  b: 2\n')))).toBe('a: 1\n  b: 2');
  expect(copyText(block('terminal', line('only output', 'is-output')))).toBe('only output');
});

test('a reader’s own value is copied', () => {
  const own = line(
    '<span class="prompt">$ </span>kubectl get pod <var class="reader-var" data-var="POD">web-1</var>',
    'is-command',
  );
  expect(copyText(block('terminal', own))).toBe('kubectl get pod web-1');
});

test('a command that the build broke for the eye is copied as it was written', () => {
  const broken = line(
    '<span class="prompt">$ </span>ig run trace_dns<span class="cont"> \\\n    </span>--host',
    'is-command',
  );
  expect(copyText(block('terminal', broken))).toBe('ig run trace_dns --host');
  const code = block('terminal', broken, line('NAME', 'is-output')).querySelector('code');
  expect(code && wholeText(code)).toBe('$ ig run trace_dns --host\nNAME');
});
