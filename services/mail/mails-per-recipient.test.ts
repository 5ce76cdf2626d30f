import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';

let tools: TestRest;
let sku: string;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  sku = 'LU11.25.H.M.TG';
});

afterAll(() => tools.close());

beforeEach(async () => {
  await tools.shop.db.deleteFrom('mail').execute();
  await tools.shop.db.deleteFrom('rate_window').execute();
});

let keys = 0;

const bodyOf = (email: string) => {
  keys += 1;
  const common = { email, key: `key-of-an-enquiry-${keys}`, name: 'Anna', language: 'de' };
  const human = { filledInMs: 20_000, website: '' };
  return {
    '/contact': { ...common, ...human, topic: 'service', orderNumber: '', text: 'Guten Tag.' },
    '/test-rides': {
      ...{ ...common, ...human, dealerNumber: '20418', bike: 'ludwig', sku, phone: '' },
      ...{ wish: '', message: '' },
    },
    '/newsletter': { email, language: 'de' },
    '/watches': { email, language: 'de', sku },
    '/withdrawals': { ...common, orderNumber: '1', text: 'Ich widerrufe.' },
  };
};

type Form = keyof ReturnType<typeof bodyOf>;

const send = (form: Form, email: string) => tools.call(form, { body: bodyOf(email)[form] });
const mailsTo = async (mailbox: RegExp) =>
  (await tools.mails()).filter(({ recipient }) => mailbox.test(recipient)).length;

describe('unverified recipient', () => {
  it.each<[Form, number]>([
    ['/contact', 5],
    ['/test-rides', 4],
    ['/newsletter', 2],
    ['/watches', 4],
    ['/withdrawals', 5],
  ])('gets emails of %s at most %i times an hour, regardless of the tag', async (form, max) => {
    for (let at = 0; at < 12; at += 1) await send(form, `box+${at}@example.org`);
    expect(await mailsTo(/^box\+\d+@example.org$/)).toBe(max);
    for (let at = 0; at < 12; at += 1) await send(form, `${at % 2 ? 'a.b' : 'ab'}+${at}@gmail.com`);
    expect(await mailsTo(/@gmail.com$/)).toBe(max);
    expect((await send(form, 'somebody@example.org')).ok).toBe(true);
    expect(await mailsTo(/^somebody@/)).toBe(1);
  });

  it('gets at most ten emails an hour of all forms together', async () => {
    for (let at = 0; at < 12; at += 1)
      for (const form of ['/newsletter', '/watches', '/contact', '/test-rides'] as const)
        await send(form, `box+${at}@example.org`);
    expect(await mailsTo(/^box/)).toBe(10);
    const response = await send('/contact', 'box@example.org');
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    tools.shop.clock.advance(60 * 60 * 1000);
    expect((await send('/contact', 'box@example.org')).status).toBe(201);
  });

  it('still gets emails about withdrawals and orders', async () => {
    for (let at = 0; at < 12; at += 1)
      for (const form of ['/newsletter', '/watches', '/contact'] as const)
        await send(form, `box+${at}@example.org`);
    await tools.shop.db.deleteFrom('mail').execute();
    expect((await send('/withdrawals', 'box@example.org')).status).toBe(201);
    const shopper = await createGuestShopper(tools.shop, { email: 'box@example.org' });
    await shopper.order(await shopper.readyBasket(await createProductFixture(tools.shop)));
    expect(await mailsTo(/^box@/)).toBe(2);
  });
});
