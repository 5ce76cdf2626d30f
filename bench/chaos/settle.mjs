import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const patienceMs = 180_000;

/**
 * Waits until everything that was begun has come to its end: mails sent, also those a killed process had claimed, the provider's events
 * taken, paid orders known as paid. Answers with the seconds the slowest mail took to leave, and throws when for three minutes nothing more
 * of it has ended.
 * @param {string} databaseUrl
 */
export async function settle(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (/** @type {string} */ text) =>
    Number((await client.query(text)).rows[0]?.count);
  try {
    let deadline = performance.now() + patienceMs;
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
        deadline = performance.now() + patienceMs;
      }
      if (performance.now() > deadline)
        throw new Error(`Not everything came to its end: ${JSON.stringify(open)}`);
      await pause(1_000);
    }
    const { rows } = await client.query('select max(sent_at - created_at) as ms from mail');
    return Math.round(Number(rows[0]?.ms) / 1_000);
  } finally {
    await client.end();
  }
}
