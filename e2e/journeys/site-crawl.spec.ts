import type { APIRequestContext } from '@playwright/test';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { callShopApi } from '@/e2e/fixtures/shop-api';
import { expect, test } from '@/e2e/fixtures/test';
import {
  parseAlternates,
  parseCanonical,
  crawlPages,
  type CrawledPage,
  countDescriptionLetters,
  refetchPages,
  parseStructuredData,
} from '@/e2e/support/crawl-pages';
import { listUnfilledPlaceholders } from '@/domain/content/content-variables';
import { descriptionLength } from '@/domain/content/content-text';
import { listPresaleTerms, findContainedTerms } from '@/tools/test/presale-leaks.mjs';
import {
  findPriceLeaks,
  publicFiles,
  fetchTexts,
  type FetchedText,
} from '@/e2e/support/price-leaks';
import { listMissingRecommendations, findSchemaProblems } from '@/e2e/support/validate-schema-org';
import { filterDistinctiveAmounts } from '@/e2e/support/price-leaks';

/** Every linked page, fetched once for all tests below. */
let pages: CrawledPage[] = [];

/** Timeout in ms for fetching all pages: several hundred, some of them not cached yet, on a busy machine. */
const readingMs = 900_000;

/**
 * Timeout in ms until pages and sitemaps agree. Both are cached for at most five minutes (revalidate), and the next
 * visit renders them again.
 */
const copiesKeptMs = 330_000;

// Sequential in one worker, because the tests share the fetched pages.
test.describe.configure({ mode: 'default', timeout: readingMs });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(readingMs);
  const request = await playwright.request.newContext();
  pages = await crawlPages(request, ['/de', '/en']);
  await request.dispose();
});

test('the site has no broken link', () => {
  expect(pages.length).toBeGreaterThan(150);
  expect(
    pages
      .filter(({ status }) => status >= 400)
      .map(({ path, linkedFrom, status }) => `${status} ${path}, linked from ${linkedFrom}`),
  ).toEqual([]);
});

test('no page shows an unresolved placeholder', () => {
  const shown = pages.flatMap(({ path, html }) =>
    listUnfilledPlaceholders(html).map((name) => `${path} shows ${name}`),
  );
  expect(shown).toEqual([]);
});

test('every page has a canonical URL and reciprocal language alternates', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const own = pages.filter(isOwn);
  expect(own.length).toBeGreaterThan(150);
  const problems = own.flatMap(({ path, html }) => {
    const alternates = parseAlternates(html);
    const canonical = parseCanonical(html);
    if (canonical === null) return html.includes('noindex') ? [] : [`${path} names no canonical`];
    const itself = pathOf(canonical) === path ? [] : [`${path} calls itself ${canonical}`];
    const fallback = alternates.has('x-default') ? [] : [`${path} has no x-default`];
    const oneSided = [...alternates].flatMap(([language, href]) => {
      const other = byPath.get(pathOf(href));
      if (other === undefined) return [`${path} names ${href}, which no link leads to`];
      const back = [...parseAlternates(other.html).values()].map(pathOf);
      return back.includes(path)
        ? []
        : [`${path} names ${href} (${language}), which does not name it`];
    });
    return [...itself, ...fallback, ...oneSided];
  });
  expect(problems).toEqual([]);
});

test('structured data are valid against schema.org', () => {
  const found = pages.flatMap(({ path, html }) =>
    parseStructuredData(html).map((data) => ({ path, data })),
  );
  const problems = found.flatMap(({ path, data }) =>
    findSchemaProblems(data).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  const types = new Set(found.map(({ data }) => (data as Record<string, unknown>)['@type']));
  for (const type of [
    'Organization',
    'WebSite',
    'BreadcrumbList',
    'ProductGroup',
    'Product',
    'OfferShippingDetails',
    'MerchantReturnPolicy',
    'Article',
    'NewsArticle',
    'FAQPage',
    'JobPosting',
    'Event',
    'BicycleStore',
  ])
    expect([...types]).toContain(type);
});

/** Recommended properties that the shop does not know for a product. Guides also have neither a date nor a picture. */
const unknown = /^Product\.(gtin13|mpn|size|color)$/;
const unknownOfGuides = /^Article\.(image|datePublished)$/;

test('structured data contain Google’s recommended properties', () => {
  const missing = pages.flatMap(({ path, html }) =>
    parseStructuredData(html)
      .flatMap(listMissingRecommendations)
      .filter((field) => !unknown.test(field))
      .filter((field) => !(path.includes('/guides/') && unknownOfGuides.test(field)))
      .map((field) => `${path}: ${field}`),
  );
  expect(missing).toEqual([]);
});

test('every page has one first-level heading and a unique title and description', () => {
  const found = pages.filter(isFound);
  const problems = found.flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    return headings === 1 ? [] : [`${path} has ${headings} h1`];
  });
  expect(problems).toEqual([]);
  for (const what of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const paths = new Map<string, string[]>();
    for (const { path, html } of found) {
      const terms = `${path.slice(0, 3)} ${what.exec(html)?.[1] ?? ''}`;
      paths.set(terms, [...(paths.get(terms) ?? []), path]);
    }
    expect([...paths].filter(([, same]) => same.length > 1)).toEqual([]);
  }
  const { from, to } = descriptionLength;
  const lengths = found.map(({ path, html }) => ({ path, letters: countDescriptionLetters(html) }));
  expect(lengths.filter(({ letters }) => letters < from || letters > to)).toEqual([]);
});

test('the language link of a page goes to its alternate without a redirect', () => {
  const problems = pages.filter(isOwn).flatMap(({ path, html }) => {
    const alternates = parseAlternates(html);
    return [...html.matchAll(/<a href="([^"]*)" lang="([a-z]{2})" hrefLang="\2"/g)].flatMap(
      ([, href = '', language = '']) => {
        const address = alternates.get(language);
        return address === undefined || pathOf(address) === href
          ? []
          : [`${path} leads to ${href}, its head to ${address}`];
      },
    );
  });
  expect(problems).toEqual([]);
});

test('the sitemaps contain exactly the indexable pages', async ({ request }) => {
  // Pages that an editor excludes from the sitemaps (Specification §2).
  const excludedPaths = ['/de/cookies', '/en/cookies'];
  const found = pages.filter(isFound);
  const paths = new Set(found.map(({ path }) => path));

  const differences = async () => {
    const listed = await listedPaths(request);
    expect(listed).toHaveLength(new Set(listed).size);
    const isMissing = ({ path }: CrawledPage) =>
      !listed.includes(path) && !excludedPaths.includes(path);
    // An outlet bike that was sold meanwhile disappears from the page and the sitemap at different times.
    const missing = (await refetchPages(request, found.filter(isMissing))).filter(isFound);
    return {
      missing: missing.map(({ path }) => path),
      unknown: listed.filter((path) => !paths.has(path)),
    };
  };
  await expect.poll(differences, { timeout: copiesKeptMs }).toEqual({ missing: [], unknown: [] });
});

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => pathOf(file));
  return (await fetchTexts(request, files)).flatMap(({ text }) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      pathOf(loc.replaceAll('&amp;', '&')),
    ),
  );
}

test('pages load without console errors', async ({ page }) => {
  const own = pages.filter(isOwn);
  const sample = own.filter((_page, index) => index % Math.ceil(own.length / 24) === 0);
  expect(sample.length).toBeGreaterThan(10);
  for (const { path } of sample) await page.goto(path, { waitUntil: 'load' });
});

test('no public page or file contains a presale model', async ({ request }) => {
  expect(presaleIn(pages.map(({ path, html }) => ({ path, text: html })))).toEqual([]);
  expect(presaleIn(await fetchTexts(request, publicFiles))).toEqual([]);
  expect(
    pages.filter(({ path }) => path.endsWith('-presale')).map(({ linkedFrom }) => linkedFrom),
  ).toEqual([]);
});

test('no public response and no consumer response contains a purchase price', async ({
  browser,
  playwright,
}, info) => {
  const dealer = await browser.newContext();
  await signInByApi(dealer, info, demoAccounts.dealer);
  const { purchasePrices } = await callShopApi(dealer, info, 'PurchasePrices', {});
  await dealer.close();
  const cents = (purchasePrices as { price: number }[]).map(({ price }) => Math.round(price * 100));
  const amounts = filterDistinctiveAmounts(cents);
  expect(amounts.length).toBeGreaterThan(30);

  const withPrices = pages.filter(({ path }) => /^\/(de|en)\/(bikes|accessories)/.test(path));
  expect(withPrices.length).toBeGreaterThan(150);
  const paths = someOfEachKind(withPrices.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(50);
  const anonymousRequest = await playwright.request.newContext();
  expect(
    findPriceLeaks(
      pages.map(({ path, html }) => ({ path, text: html })),
      amounts,
    ),
  ).toEqual([]);
  expect(findPriceLeaks(await fetchTexts(anonymousRequest, publicFiles), amounts)).toEqual([]);
  const data = await fetchTexts(anonymousRequest, paths, { RSC: '1' });
  expect(findPriceLeaks(data, amounts)).toEqual([]);
  expect(presaleIn(data)).toEqual([]);
  const markdown = await fetchTexts(anonymousRequest, paths, { Accept: 'text/markdown' });
  expect(markdown.filter(({ text }) => text.startsWith('# ')).length).toBeGreaterThan(30);
  expect(findPriceLeaks(markdown, amounts)).toEqual([]);
  expect(presaleIn(markdown)).toEqual([]);
  await anonymousRequest.dispose();

  const consumer = await browser.newContext();
  await signInByApi(consumer, info, demoAccounts.consumer);
  expect(findPriceLeaks(await fetchTexts(consumer.request, publicFiles), amounts)).toEqual([]);
  expect(findPriceLeaks(await fetchTexts(consumer.request, paths), amounts)).toEqual([]);
  expect(findPriceLeaks(await fetchTexts(consumer.request, paths, { RSC: '1' }), amounts)).toEqual(
    [],
  );
  await consumer.close();
});

/**
 * Selects every list page, and at most ten product pages of each kind (bikes, outlet, accessories), spread evenly. More
 * are not needed, because all products use the same code for the other formats of a page.
 */
function someOfEachKind(paths: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const kind = path.replace(/\/(bikes|accessories)\/(outlet\/)?(?!outlet$)[^/]+/, '/$1/$2*');
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds.values()].flatMap((same) =>
    same.filter((_path, index) => index % Math.ceil(same.length / 10) === 0),
  );
}

/** Finds presale terms, which only dealers may see, in the texts. Returns each with the path of its text. */
function presaleIn(texts: readonly FetchedText[]): string[] {
  const terms = listPresaleTerms('demo');
  return texts.flatMap(({ path, text }) =>
    findContainedTerms(text, terms).map((word) => `${path}: ${word}`),
  );
}

const pathOf = (address: string) => new URL(address).pathname;

/** Returns true if search engines may index the page. */
function isFound(page: CrawledPage): boolean {
  return (
    isOwn(page) &&
    parseCanonical(page.html) !== null &&
    !/<meta name="robots"[^>]*noindex/.test(page.html)
  );
}

/** Returns true if the page responds at its own address. Redirects are tested elsewhere. */
function isOwn({ status, path, finalPath, html }: CrawledPage): boolean {
  return status === 200 && finalPath === path && html !== '';
}
