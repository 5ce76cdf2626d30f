import { afterAll, beforeAll, expect, it } from 'vitest';
import { secondMs } from '@/domain/time/durations';
import { signEvent } from '../payment-provider/provider-events';
import { openTestPayments, testStripeKeys, type TestPayments } from '../testing/test-payments';
import { InvalidEventSignatureError } from './payment-provider';
import { handleProviderEvent } from './settle-attempt';

let payments: TestPayments;

beforeAll(async () => {
  payments = await openTestPayments();
});

afterAll(() => payments.close());

const event = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode: false },
    data: { object: { id: 'cs_test_of_nobody' } },
    ...change,
  });

const secret = testStripeKeys.webhookSecret;
const now = () => payments.shop.clock.now();
const send = (body: string, signature: string) =>
  handleProviderEvent(payments.services, body, signature);
const listStoredIds = async () =>
  (await payments.shop.db.selectFrom('payment_event').select('id').execute()).map(({ id }) => id);

it.each<[string, (body: string) => [string, string]]>([
  ['no signature', (body) => [body, '']],
  ['another secret', (body) => [body, signEvent(body, 'whsec_of_somebody', now())]],
  ['a changed body', (body) => [`${body} `, signEvent(body, secret, now())]],
  [
    'a timestamp from 301 seconds ago',
    (body) => [body, signEvent(body, secret, now() - 301 * secondMs)],
  ],
  ['a valid signature of invalid JSON', () => ['{"id":', signEvent('{"id":', secret, now())]],
  ['another scheme', (body) => [body, signEvent(body, secret, now()).replace('v1=', 'v0=')]],
])('rejects an event with %s', async (_, forge) => {
  await expect(send(...forge(event()))).rejects.toThrow(InvalidEventSignatureError);
  expect(await listStoredIds()).toEqual([]);
});

it.each([
  ['300 seconds old', () => signEvent(event(), secret, now() - 300 * secondMs)],
  ['with two signatures, one of them valid', () => `${signEvent(event(), secret, now())},v1=00`],
])('accepts an event %s, and a repetition without changes', async (_, sign) => {
  await send(event(), sign());
  await send(event(), sign());
  expect(await listStoredIds()).toEqual(['evt_1']);
});

it('ignores an event of the wrong mode', async () => {
  const body = event({ id: 'evt_live', livemode: true });
  await send(body, signEvent(body, secret, now()));
  expect(await listStoredIds()).not.toContain('evt_live');
});
