import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Loads the rows for the consistency check: the orders since the run began with all related rows, and the stock of the
 * products bought.
 * @param {string} databaseUrl
 * @param {{ ordersBefore: number, products: string[] }} run
 * @returns {Promise<import('./consistency-check.mjs').DatabaseState>}
 */
export async function loadDatabaseState(databaseUrl, { ordersBefore, products }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /**
   * @template Row
   * @param {string} text
   * @param {unknown[]} [values]
   * @returns {Promise<Row[]>}
   */
  const ask = async (text, values = []) => (await client.query(text, values)).rows;
  const newOrders = 'order_number > $1';
  try {
    return {
      orders: await ask(`select * from "order" where ${newOrders}`, [ordersBefore]),
      items: await ask(
        `select i.* from order_item i join "order" o on o.id = i.order_id where ${newOrders}`,
        [ordersBefore],
      ),
      transactions: await ask('select * from veloconnect_transaction'),
      attempts: await ask('select * from payment_attempt'),
      refunds: await ask('select * from payment_refund'),
      sessions: await ask(`select body from provider_object where kind = 'session'`),
      undeliveredEvents: await ask('select id from provider_event where delivered_at is null'),
      mailRows: await ask('select key, failed_at from mail'),
      stock: await ask('select product_id, amount from stock where product_id = any($1)', [
        products,
      ]),
    };
  } finally {
    await client.end();
  }
}

const progressTimeoutMs = 180_000;

/**
 * Waits until all pending work is done: emails are sent (including those a killed process had claimed), payment
 * provider events are processed, and paid orders are marked as paid. Returns the longest time in seconds until an email
 * was sent. Throws if there is no progress for three minutes.
 * @param {string} databaseUrl
 */
export async function waitUntilSettled(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (/** @type {string} */ text) =>
    Number((await client.query(text)).rows[0]?.count);
  try {
    let deadline = performance.now() + progressTimeoutMs;
    let fewest = Infinity;
    for (;;) {
      const open = {
        mails: await count('select count(*) from mail where sent_at is null and failed_at is null'),
        events: await count('select count(*) from provider_event where delivered_at is null'),
        unnoticed: await count(
          `select count(*) from payment_attempt a join "order" o on o.id = a.order_id join provider_object p on p.id = a.session_id
           where p.body like '%"payment_status":"paid"%' and o.paid_at is null`,
        ),
      };
      const left = Object.values(open).reduce((sum, one) => sum + one, 0);
      if (left === 0) break;
      if (left < fewest) {
        fewest = left;
        deadline = performance.now() + progressTimeoutMs;
      }
      if (performance.now() > deadline)
        throw new Error(`Open work did not finish: ${JSON.stringify(open)}`);
      await pause(1_000);
    }
    const { rows } = await client.query('select max(sent_at - created_at) as ms from mail');
    return Math.round(Number(rows[0]?.ms) / 1_000);
  } finally {
    await client.end();
  }
}
