import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Longer than a living process needs for a mail. */
const claimIsOldMs = 20_000;
const claimMs = 15 * 60_000;

/**
 * Waits until everything that was begun has come to its end: mails sent, the provider's events taken, paid orders known as paid. Mails that
 * a killed process had claimed would go out when the claim ends, after a quarter of an hour; here they are given back at once. Answers
 * with how many those were, and throws when something does not end within three minutes.
 * @param {string} databaseUrl
 */
export async function settle(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (/** @type {string} */ text) =>
    Number((await client.query(text)).rows[0]?.count);
  let givenBack = 0;
  try {
    const deadline = performance.now() + 180_000;
    for (;;) {
      const claimed = await client.query(
        'update mail set next_attempt_at = $1::bigint where sent_at is null and failed_at is null and next_attempt_at > $1 and next_attempt_at < $2',
        [Date.now(), Date.now() + claimMs - claimIsOldMs],
      );
      givenBack += claimed.rowCount ?? 0;
      const open = {
        mails: await count('select count(*) from mail where sent_at is null and failed_at is null'),
        events: await count('select count(*) from provider_event where delivered_at is null'),
        unnoticed: await count(
          `select count(*) from payment_attempt a join "order" o on o.id = a.order_id join provider_object p on p.id = a.session_id
           where p.body like '%"payment_status":"paid"%' and o.paid_at is null`,
        ),
      };
      if (Object.values(open).every((left) => left === 0)) return givenBack;
      if (performance.now() > deadline)
        throw new Error(`Not everything came to its end: ${JSON.stringify(open)}`);
      await pause(1_000);
    }
  } finally {
    await client.end();
  }
}
