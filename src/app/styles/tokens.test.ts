import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Sheets of tokens: of every page, and of the home page. */
const OF_TOKENS = /(?:^|\/)tokens\.css$/;
const source = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => OF_TOKENS.test(file))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

interface Token {
  light: string;
  dark: string;
  duty: number | null;
  surfaces: string[];
}

/** Tokens with both colours and the duty that the comment after them states: `7:1 on surface, raised`. */
const tokens = new Map<string, Token>();
for (const line of source.split('\n')) {
  const match = /--([\w-]+): light-dark\((#\w+), (#\w+)\);(?: \/\* ([\d.]+):1 on ([\w ,-]+?)(?::.*)? \*\/)?/.exec(line);
  if (!match) continue;
  const [, name = '', light = '', dark = '', duty, surfaces = ''] = match;
  tokens.set(name, { light, dark, duty: duty ? Number(duty) : null, surfaces: surfaces.split(/, ?/).filter(Boolean) });
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const duties = [...tokens].flatMap(([name, token]) =>
  token.surfaces.map((surface) => ({ name, surface, duty: token.duty ?? 0 })),
);

describe('colour tokens', () => {
  it('state a duty for everything that is read', () => {
    const silent = [...tokens].filter(([, token]) => token.duty === null).map(([name]) => name);
    expect(silent).toEqual(['surface', 'raised', 'sunken', 'line', 'signal-soft', 'added', 'removed', 'marked']);
  });

  it.each(duties)('$name on $surface is at least $duty:1 in both modes', ({ name, surface, duty }) => {
    for (const mode of ['light', 'dark'] as const) {
      const [ink, paper] = [tokens.get(name)?.[mode], tokens.get(surface)?.[mode]];
      expect(ink && paper).toBeTruthy();
      expect(contrast(ink ?? '', paper ?? ''), mode).toBeGreaterThanOrEqual(duty);
    }
  });

  it.each(['code-keyword', 'code-type', 'tip', 'caution', 'info', 'danger', 'text', 'muted'])(
    '%s is readable on marked lines',
    (name) => {
      for (const surface of ['signal-soft', 'added', 'removed']) {
        for (const mode of ['light', 'dark'] as const) {
          expect(
            contrast(tokens.get(name)?.[mode] ?? '', tokens.get(surface)?.[mode] ?? ''),
            `${surface}, ${mode}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );
});

/** Every style sheet but that of the tokens, without comments. */
const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !OF_TOKENS.test(file))
  .map((file) => ({
    file,
    css: readFileSync(path.join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

describe('style sheets', () => {
  it('name no widths of windows but those that are listed', () => {
    const listed = /Widths: ([\s\S]*?)\*\//.exec(source)?.[1]?.match(/\b\d{3,4}\b/g) ?? [];
    const used = sheets.flatMap(({ css }) =>
      [...css.matchAll(/@media[^{]*?width [<>=]+ ([\w.]+)/g)].map(([, width = '']) =>
        // The same widths, where they follow the size of the reader's letters.
        width.replace(/^(\d+)em$/, (_, letters) => `${16 * Number(letters)}px`),
      ),
    );
    expect([...new Set(used)].sort()).toEqual(listed.map((width) => `${width}px`).sort());
  });

  it('take their colours from tokens', () => {
    // What is printed in the margins of paper does not see the tokens; of a mask only the opacity counts.
    const inMargins = /@page \{[\s\S]*?\n\}/g;
    const raw = sheets.flatMap(({ file, css }) =>
      [...css.replace(inMargins, '').matchAll(/[^;{]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\()[^;}]*/gi)]
        .filter(([line]) => !line.includes('mask'))
        .map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(raw).toEqual([]);
  });
});
