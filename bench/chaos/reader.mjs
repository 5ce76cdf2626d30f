import { openBrowser } from './browser.mjs';
import { rest } from './rest.mjs';

/**
 * Somebody who only looks, page after page, and never again at what was not answered: each failure is one that a visitor saw.
 * @param {Pick<import('./shopper.mjs').Visit, 'tally' | 'isOver'>} visit
 * @param {readonly string[]} pages
 */
export async function read({ tally, isOver }, pages) {
  for (let turn = Math.floor(Math.random() * pages.length); !isOver(); turn += 1) {
    const begun = performance.now();
    const browser = openBrowser(tally);
    await browser.send('page', pages[turn % pages.length] ?? '/de').catch(() => null);
    await rest(begun, 300);
  }
}

/**
 * The addresses of the pages' sitemap, at most so many.
 * @param {string} siteUrl
 * @param {number} most
 */
export async function findPages(siteUrl, most) {
  const text = await (await fetch(`${siteUrl}/pages-sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, one = '']) => new URL(one).pathname,
  );
  return [...new Set(['/de', '/de/bikes', '/en/accessories', ...addresses])].slice(0, most);
}
