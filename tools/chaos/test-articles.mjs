import pg from 'pg';
import { servicesUrl } from './topology.mjs';

const plentifulStock = 1_000_000;
const scarceStock = 25;
/** How many articles, the first ones, there is plenty of. */
export const plentifulCount = 6;

/**
 * What is bought: articles without deliveries to come, six of which there is plenty, two of which there soon is nothing left. Their stock is
 * set, and answered with the newest order's number so far; dealers may order without a limit.
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
    if (rows.length < 8) throw new Error('There are too few articles to be bought');
    /** @type {Map<string, number>} */
    const firstStock = new Map(
      rows.map(({ id }, index) => [id, index < plentifulCount ? plentifulStock : scarceStock]),
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
 * What is sold, as the shop answers it: a piece, or one that stands for its variants.
 * @typedef {{ id: string, stock: { stock: number } }} StockedProduct
 * @typedef {StockedProduct & { variants: StockedProduct[] }} ProductWithVariants
 */

/** Ids of what anybody may buy. */
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
