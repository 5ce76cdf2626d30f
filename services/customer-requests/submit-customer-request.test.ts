import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailContent } from '../mail/email-layout';
import { RestError } from '../rest/rest-error';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { insertContactMessage } from './customer-requests.repository';
import {
  findCustomerRequestByKey,
  removeCustomerRequestsBefore,
} from './customer-requests.repository';
import { submitCustomerRequest } from './submit-customer-request';

let tools: TestRest;
let noon: number;

beforeAll(async () => {
  tools = await openTestRest();
  noon = tools.shop.clock.now();
});

afterAll(() => tools.close());

beforeEach(async () => {
  const { db, clock } = tools.shop;
  clock.advance(noon - clock.now());
  await db.deleteFrom('contact_message').execute();
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_window').execute();
});

const letter = (subject: string): EmailContent => ({
  ...{ language: 'de', subject, headline: 'Neu', paragraphs: [] },
});

type Sent = { key: string; email?: string; content?: string };

const stored = vi.fn();

/** Submits a contact message with a limit of two per hour. `fails` throws after it was saved. */
function take({ key, email = 'anna@example.org', content = 'a' }: Sent, { fails = false } = {}) {
  return submitCustomerRequest(tools.shop, {
    ...{ kind: 'message' as const, email, content, maxPerHour: 2 },
    find: (trx) => findCustomerRequestByKey(trx, 'contact_message', key),
    store: async (trx, { id, now, contentHash, brand }) => {
      stored(content);
      await insertContactMessage(trx, { id, key, email, contentHash, now });
      if (fails) throw new Error('The disk is full.');
      return {
        stored: id,
        letters: [
          { about: 'company', recipient: brand.email, replyTo: email, content: letter('Eins') },
          { about: 'copy', recipient: email, content: letter('Zwei') },
        ],
      };
    },
  });
}

const rows = () => tools.shop.db.selectFrom('contact_message').selectAll().execute();
const mails = () =>
  tools.shop.db.selectFrom('mail').select(['key', 'recipient', 'reply_to']).orderBy('id').execute();

const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof RestError ? error : null),
  );

describe('customer request', () => {
  it('is stored with its emails under separate keys', async () => {
    const id = await take({ key: 'one' });
    expect(await rows()).toMatchObject([{ id, request_key: 'one' }]);
    expect(await mails()).toEqual([
      { key: `company:${id}`, recipient: 'post@lautlos.example', reply_to: 'anna@example.org' },
      { key: `copy:${id}`, recipient: 'anna@example.org', reply_to: null },
    ]);
  });

  it.each([
    ['another key', { key: 'two' }, { keeps: 2, status: null }],
    ['the same key and content', { key: 'one' }, { keeps: 1, status: null }],
    ['the same key and another content', { key: 'one', content: 'b' }, { keeps: 1, status: 409 }],
  ])(
    'is deduplicated when sent again under %s',
    async (_, second, { keeps: storedCount, status }) => {
      stored.mockClear();
      const first = await take({ key: 'one' });
      const rejection = await rejectionOf(take(second));
      expect(rejection?.status ?? null).toBe(status);
      expect(stored).toHaveBeenCalledTimes(storedCount);
      expect(await rows()).toHaveLength(storedCount);
      expect(await mails()).toHaveLength(2 * storedCount);
      expect(await take({ key: 'one' })).toBe(first);
    },
  );

  it.each([
    ['at once', 0, 3_600],
    ['half an hour later', 1_800_000, 1_800],
    ['a moment before the hour is over', 3_599_999, 1],
    ['after the hour', 3_600_000, null],
  ])('over the hourly limit is checked %s', async (_, afterMs, seconds) => {
    await take({ key: 'one' });
    await take({ key: 'two' });
    tools.shop.clock.advance(afterMs);
    const rejection = await rejectionOf(take({ key: 'three' }));
    expect(rejection?.details.retryAfterSeconds ?? null).toBe(seconds);
    expect(rejection?.status ?? null).toBe(seconds === null ? null : 429);
  });

  it('is limited per email, and a repeated request does not count', async () => {
    await take({ key: 'one' });
    const second = await take({ key: 'two' });
    await take({ key: 'three', email: 'bert@example.org' });
    expect(await take({ key: 'two' })).toBe(second);
  });

  it('leaves no data when it cannot be stored', async () => {
    await expect(take({ key: 'one' }, { fails: true })).rejects.toThrow('The disk is full.');
    expect(await rows()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is deleted by its age', async () => {
    const { db, clock } = tools.shop;
    await take({ key: 'one' });
    expect(await removeCustomerRequestsBefore(db, 'contact_message', clock.now())).toBe(0);
    expect(await removeCustomerRequestsBefore(db, 'contact_message', clock.now() + 1)).toBe(1);
  });
});
