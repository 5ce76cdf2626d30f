import pg from 'pg';
import { servicesUrl } from './start-topology.mjs';

const plentifulStock = 1_000_000;
const scarceStock = 25;
/** Number of articles with plenty of stock, which come first in the list of createTestStock. */
export const wellStockedArticleCount = 6;

/**
 * Prepares the articles to buy: articles without pending restocks, six with plenty of stock and two that sell out soon.
 * Sets their stock and removes the customers' credit limits. Returns the articles, their initial stock and the latest
 * order number.
 * @param {string} databaseUrl
 */
export async function createTestStock(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const offered = await listPurchasableIds();
    /** @type {{ rows: { id: string, sku: string }[] }} */
    const { rows } = await client.query(
      'select p.id, p.sku from product p join stock s on s.product_id = p.id where p.id = any($1) and s.incoming1 is null and p.outlet = 0 order by p.sku limit 8',
      [offered],
    );
    if (rows.length < 8) throw new Error('Too few articles are available to buy');
    /** @type {Map<string, number>} */
    const firstStock = new Map(
      rows.map(({ id }, index) => [
        id,
        index < wellStockedArticleCount ? plentifulStock : scarceStock,
      ]),
    );
    for (const [id, amount] of firstStock)
      await client.query('update stock set amount = $2 where product_id = $1', [id, amount]);
    await client.query('update customer set credit_limit_cents = null');
    const last = await client.query('select coalesce(max(order_number), 0) as last from "order"');
    return {
      firstStock,
      articles: rows,
      ordersBefore: Number(last.rows[0]?.last),
    };
  } finally {
    await client.end();
  }
}

/**
 * A product as the shop returns it: an article without variants, or a parent product with its variants.
 * @typedef {{ id: string, stock: { stock: number } }} StockedProduct
 * @typedef {StockedProduct & { variants: StockedProduct[] }} ProductWithVariants
 */

/** Returns the ids of the articles in stock that every customer can buy. */
async function listPurchasableIds() {
  const address = `${servicesUrl}/widget.php?cl=graphql&skipSession=1`;
  /**
   * @template Data
   * @param {string} query
   * @param {string} [token]
   * @returns {Promise<Data>}
   */
  const ask = async (query, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query });
    return (await (await fetch(address, { method: 'POST', headers, body })).json()).data;
  };
  /** @type {{ token: string }} */
  const { token } = await ask('{ token }');
  const fields = 'id stock { stock }';
  /** @type {{ products: ProductWithVariants[] }} */
  const { products } = await ask(
    `{ products(pagination: { offset: 0, limit: 200 }) { ${fields} variants { ${fields} } } }`,
    token,
  );
  return products
    .flatMap((one) => (one.variants.length > 0 ? one.variants : [one]))
    .filter(({ stock }) => stock.stock > 0)
    .map(({ id }) => id);
}
