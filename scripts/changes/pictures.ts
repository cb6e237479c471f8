import { chromium, type Browser } from 'playwright-core';
import { escapeAttribute, escapeText } from '../../src/engine/model/html-text';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium';
import type { PageChange } from './compare';

/** A changed page as it was and as it is; `null` on the side that has no such page. */
interface Pictured extends PageChange {
  before: string | null;
  after: string | null;
}

const VIEWPORT = { width: 1280, height: 800 };
/** Longer pages are cut: what changed far below is seen in the text. */
const LONGEST = 6000;

/** Takes pictures of changed pages from two servers of built sites. */
export async function takePictures(
  changes: readonly PageChange[],
  origins: { before: string; after: string },
): Promise<Pictured[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const pictured: Pictured[] = [];
    for (const change of changes)
      pictured.push({
        ...change,
        before: change.kind === 'new' ? null : await pictureOf(browser, origins.before + change.route),
        after: change.kind === 'gone' ? null : await pictureOf(browser, origins.after + change.route),
      });
    return pictured;
  } finally {
    await browser.close();
  }
}

async function pictureOf(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    page.setDefaultTimeout(180_000);
    await page.goto(address, { waitUntil: 'load' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: VIEWPORT.width, height: Math.min(height, LONGEST) };
    const bytes = await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 60 });
    return `data:image/jpeg;base64,${bytes.toString('base64')}`;
  } finally {
    await page.close();
  }
}

/** One HTML file with all pictures in it, before beside after. */
export function picturesHtml(pages: readonly Pictured[], base: string, left: number): string {
  const sections = pages.map(
    ({ route, kind, version, file, before, after }) => `<section>
<h2>${escapeText(route)} <small>${kind}${version === null ? '' : `, ${escapeText(version)}`}${file === null ? '' : `, ${escapeText(file)}`}</small></h2>
<div>${figure('before', before)}${figure('after', after)}</div>
</section>`,
  );
  const more = left > 0 ? `<p>${left} more pages change; --limit takes more pictures.</p>` : '';
  return `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Changes since ${escapeText(base)}</title>
<style>
body { font: 16px/1.5 system-ui; margin: 2rem }
section > div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
figure { margin: 0 }
img { width: 100%; border: 1px solid #ccc }
small { font-weight: 400; color: #555 }
</style>
<h1>Changes since ${escapeText(base)}</h1>
${sections.join('\n')}
${more}
</html>
`;
}

function figure(label: string, picture: string | null): string {
  const shown =
    picture === null ? '<p>There is no such page.</p>' : `<img alt="${label}" src="${escapeAttribute(picture)}">`;
  return `<figure><figcaption>${label}</figcaption>${shown}</figure>`;
}
