import { performance } from 'node:perf_hooks';
import { tsImport } from 'tsx/esm/api';

const articleCount = 5_000;
const rounds = 7;

/** What dealers' own systems ask most, in this process and over a catalogue of 5,000 articles: milliseconds, the middle of several rounds. */
export async function measureStockConnect() {
  const { openTestTools } = await load('../backend/testing/test-tools.ts');
  const { veloClient } = await load('../backend/testing/velo-client.ts');
  const tools = await openTestTools();
  try {
    const skus = await fill(tools.shop);
    const client = await veloClient(tools);
    const basic = Buffer.from(`${client.user}:${client.secret}`).toString('base64');
    const feed = (name) => async () => {
      const headers = { authorization: `Basic ${basic}` };
      return (await tools.request(`/feeds/${name}`, { headers })).text();
    };
    const list = (count) => () =>
      client.form(
        'GetItemDetailsListRequest',
        skus.slice(0, count).map((sku) => ['SellersItemIdentification', sku]),
      );
    return {
      articles: articleCount,
      csvMs: await middle(feed('articles.csv')),
      jsonMs: await middle(feed('articles.json')),
      searchMs: await middle(() => client.get('CreateTextSearchRequest')),
      list500Ms: await middle(list(500)),
      list5000Ms: await middle(list(articleCount)),
    };
  } finally {
    await tools.close();
  }
}

async function fill({ db, clock }) {
  const { inTransaction } = await load('../backend/database/database.ts');
  const { writeProducts } = await load('../backend/shop/seed/write-products.ts');
  const { regularPrice } = await load('../backend/shop/seed/product-seed.ts');
  const text = {
    ...{ title: 'Rad', shortDescription: 'Diamant, M, Tannengrün', longDescription: '' },
    ...{ variantLabels: [], variantValues: [] },
  };
  const incoming1At = clock.now() + 14 * 24 * 60 * 60 * 1000;
  const seeds = Array.from({ length: articleCount }, (_, index) => ({
    ...{ id: `bench-${index}`, parentId: null, sku: `BENCH.${index}`, outlet: false },
    ...{ position: index, weightClass: 'bike', dealersOnly: false, categoryIds: [] },
    texts: { de: text, en: text },
    stock: { amount: index % 7, incoming1: 3, incoming1At, incoming2: null, incoming2At: null },
    price: regularPrice(200_000, 100_000, clock.now()),
  }));
  await inTransaction(db, (trx) => writeProducts(trx, seeds));
  return seeds.map(({ sku }) => sku);
}

async function middle(work) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(rounds / 2)]);
}

function load(path) {
  return tsImport(path, import.meta.url);
}
