import { tsImport } from 'tsx/esm/api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './bench-processes.mjs';

/**
 * Adds the given number of articles without a category to a database and returns their SKUs, to get a catalog larger
 * than the demo's.
 * @param {import('../../services/database/database.ts').Database} db
 * @param {number} now
 * @param {number} count
 */
export async function addArticles(db, now, count) {
  /** @type {typeof import('../../services/database/database.ts')} */
  const { inTransaction } = await load('../../services/database/database.ts');
  /** @type {typeof import('../../services/shop/seed/seed-products.ts')} */
  const { insertProducts: writeProducts } = await load('../../services/shop/seed/seed-products.ts');
  /** @type {typeof import('../../services/shop/seed/product-seed.ts')} */
  const { buildRegularPrice: regularPrice } = await load(
    '../../services/shop/seed/product-seed.ts',
  );
  const text = {
    ...{ title: 'Rad', shortDescription: 'Diamant, M, Tannengrün', longDescription: '' },
    ...{ variantLabels: [], variantValues: [] },
  };
  const incoming1At = now + 14 * 24 * 60 * 60 * 1000;
  /** @type {import('../../services/shop/seed/product-seed.ts').ProductSeed[]} */
  const seeds = Array.from({ length: count }, (_, index) => ({
    ...{ id: `bench-${index}`, parentId: null, sku: `BENCH.${index}`, outlet: false },
    ...{ position: index, weightClass: 'bike', b2bOnly: false, categoryIds: [] },
    texts: { de: text, en: text },
    stock: { amount: index % 7, incoming1: 3, incoming1At, incoming2: null, incoming2At: null },
    price: regularPrice(200_000, 100_000, now),
  }));
  await inTransaction(db, (trx) => writeProducts(trx, seeds));
  return seeds.map(({ sku }) => sku);
}

/** @param {string} path */
function load(path) {
  return tsImport(path, import.meta.url);
}

const variantCount = 5_000;
const lineCount = 500;
const scrollMs = 3_000;
const dealer = { email: 'laden@lautlos.example', password: 'Lautlos-2026!' };
/** @type {typeof import('../../messages/de.json')['b2b']} */
const { availability, quickOrder } = JSON.parse(readFileSync('messages/de.json', 'utf8')).b2b;

/**
 * Enlarges the catalog of a stopped shop to 5,000 variants for the measurement of the dealer table.
 * @param {string} dataDir
 */
export async function addBenchArticles(dataDir) {
  /** @type {typeof import('../../services/database/database.ts')} */
  const { openDatabase } = await tsImport('../../services/database/database.ts', import.meta.url);
  const db = openDatabase(join(dataDir, 'backend.db'));
  const { sold } = await db
    .selectFrom('product')
    .select((is) => is.fn.countAll().as('sold'))
    .where('sku', 'is not', null)
    .executeTakeFirstOrThrow();
  await addArticles(db, Date.now(), Math.max(0, variantCount - Number(sold)));
  await db.destroy();
}

/**
 * Measures a dealer's table of all variants and a quick order of 500 lines in a browser at 1440 px. Times in ms: until
 * the first row (`firstRowMs`), from input in the filter until the result is drawn (`filterMs`), between frames while
 * scrolling, from pasting the list until the result is drawn (`judgedMs`), and from submitting it until the field is
 * empty (`takenMs`).
 * @param {string} url
 */
export async function measureDealerTable(url) {
  const browser = await launchChromium(['--disable-gpu']);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'consent', value: 'necessary', url }]);
    const page = await context.newPage();
    await signIn(page, url);
    const table = await measureTable(page, url);
    return { variants: variantCount, ...table, ...(await measureQuickOrder(page, url)) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function signIn(page, url) {
  await page.goto(`${url}/de/login`, { waitUntil: 'networkidle' });
  await page.locator('main input[type=email]').fill(dealer.email);
  await page.locator('main input[type=password]').fill(dealer.password);
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL(/my-account\/b2b/);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function measureTable(page, url) {
  const firstRow = [];
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now();
    await page.goto(`${url}/de/my-account/b2b/availability`, { waitUntil: 'commit' });
    await page
      .getByRole('table', { name: availability.tableLabel })
      .getByRole('textbox')
      .first()
      .waitFor();
    firstRow.push(performance.now() - startedAt);
  }
  const filter = page.getByRole('searchbox', { name: availability.filter.text });
  const filtered = [];
  for (const text of ['b', 'be', 'ben', 'lu11', ''])
    filtered.push(await measureInputDelay(filter, text));
  const pauses = await measureScrollFrames(page);
  return {
    firstRowMs: getMedian(firstRow),
    filterMs: Math.round(Math.max(...filtered)),
    scrollMedianMs: getMedian(pauses),
    scrollWorstMs: Math.round(Math.max(...pauses)),
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function measureQuickOrder(page, url) {
  const answer = await page.request.get(`${url}/api/b2b/availability?lang=de`);
  /** @type {{ rows: import('../../domain/dealer-account/availability-row.ts').AvailabilityRow[] }} */
  const { rows } = await answer.json();
  const skus = rows.filter(({ stock }) => stock > 0).slice(0, lineCount);
  await page.goto(`${url}/de/my-account/b2b`, { waitUntil: 'networkidle' });
  const list = page.getByLabel(quickOrder.label, { exact: true });
  const inputDelayMs = await measureInputDelay(list, skus.map(({ sku }) => `${sku}\t1`).join('\n'));
  const startedAt = performance.now();
  await page.getByRole('button', { name: `${skus.length} Zeilen übernehmen` }).click();
  await page.waitForFunction(
    (field) => /** @type {HTMLTextAreaElement} */ (field).value === '',
    await list.elementHandle(),
  );
  return {
    lines: skus.length,
    judgedMs: Math.round(inputDelayMs),
    takenMs: Math.round(performance.now() - startedAt),
  };
}

/**
 * Sets the value of a field and returns the ms until the browser has drawn the change.
 * @param {import('@playwright/test').Locator} field
 * @param {string} text
 */
function measureInputDelay(field, text) {
  return field.evaluate(async (element, value) => {
    const prototype = Object.getPrototypeOf(element);
    const startedAt = performance.now();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - startedAt;
  }, text);
}

/**
 * Scrolls the page from top to bottom and returns the gaps between frames in ms.
 * @param {import('@playwright/test').Page} page
 */
function measureScrollFrames(page) {
  return page.evaluate(async (duration) => {
    const pauses = [];
    const height = document.documentElement.scrollHeight - innerHeight;
    const startedAt = performance.now();
    let last = startedAt;
    while (last - startedAt < duration) {
      const now = await new Promise(requestAnimationFrame);
      pauses.push(now - last);
      last = now;
      scrollTo(0, (height * (now - startedAt)) / duration);
    }
    return pauses.slice(1);
  }, scrollMs);
}

/** @param {readonly number[]} values */
function getMedian(values) {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]);
}

const [, script, url] = process.argv;
if (url && script?.endsWith('dealer-table.mjs'))
  console.log(JSON.stringify(await measureDealerTable(url), null, 2));
