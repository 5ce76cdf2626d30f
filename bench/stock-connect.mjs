import { performance } from 'node:perf_hooks';
import { tsImport } from 'tsx/esm/api';
import { addArticles } from './many-articles.mjs';

const articleCount = 5_000;
const rounds = 7;

/** What dealers' own systems ask most, in this process and over a catalogue of 5,000 articles: milliseconds, the middle of several rounds. */
export async function measureStockConnect() {
  const { openTestRest } = await load('../backend/testing/test-rest.ts');
  const { veloClient } = await load('../backend/testing/velo-client.ts');
  const tools = await openTestRest();
  try {
    const skus = await addArticles(tools.shop.db, tools.shop.clock.now(), articleCount);
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
