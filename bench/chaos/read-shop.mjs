import pg from 'pg';

/**
 * What the ledger looks at: the orders since a run began with all that belongs to them, and the stock of what was bought.
 * @param {string} databaseUrl
 * @param {{ ordersBefore: number, products: string[] }} run
 * @returns {Promise<import('./ledger.mjs').Found>}
 */
export async function readShop(databaseUrl, { ordersBefore, products }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /**
   * @template Row
   * @param {string} text
   * @param {unknown[]} [values]
   * @returns {Promise<Row[]>}
   */
  const ask = async (text, values = []) => (await client.query(text, values)).rows;
  const ours = 'order_number > $1';
  try {
    return {
      orders: await ask(`select * from "order" where ${ours}`, [ordersBefore]),
      items: await ask(
        `select i.* from order_item i join "order" o on o.id = i.order_id where ${ours}`,
        [ordersBefore],
      ),
      transactions: await ask('select * from veloconnect_transaction'),
      attempts: await ask('select * from payment_attempt'),
      refunds: await ask('select * from payment_refund'),
      sessions: await ask(`select body from provider_object where kind = 'session'`),
      untold: await ask('select id from provider_event where delivered_at is null'),
      mailRows: await ask('select key, failed_at from mail'),
      stock: await ask('select product_id, amount from stock where product_id = any($1)', [
        products,
      ]),
    };
  } finally {
    await client.end();
  }
}
