import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser, ShopRefused, untilAnswered } from './browser.mjs';
import { rest } from './rest.mjs';
import { siteUrl } from './topology.mjs';

const address = {
  ...{ salutation: 'MRS', firstName: 'Clara', lastName: 'Beispiel', company: '' },
  ...{ street: 'Oranienstraße', streetNumber: '12', zipCode: '10997', city: 'Berlin' },
  ...{ countryId: 'de', phone: '', fax: '', additionalInfo: '' },
};
const pages = ['/de', '/de/bikes', '/de/accessories', '/de/bikes/ludwig', '/en/support/faq'];

/** @type {<T>(all: readonly T[]) => T} */
const oneOf = (all) => all[Math.floor(Math.random() * all.length)];

/**
 * @typedef {{
 *   tally: import('./tally.mjs').Tally, record: import('./record.mjs').ShopRecord, articles: { id: string, sku: string }[],
 *   isOver: () => boolean,
 * }} Visit
 */

/**
 * Guests, one after the other until the run is over: each looks at pages, fills a basket, orders and, by card, pays. What is not answered
 * is pressed again, as people do; one in eight presses twice at once.
 * @param {Visit} visit
 */
export async function shop(visit) {
  while (!visit.isOver()) {
    const begun = performance.now();
    try {
      await buy(visit);
    } catch (error) {
      if (!(error instanceof ShopRefused)) visit.record.oddities.push(String(error.stack ?? error));
      else visit.record.oddities.push(`A guest was refused: ${error.message}`);
    }
    await rest(begun, 400);
  }
}

/** @param {Visit} visit */
async function buy({ tally, record, articles }) {
  const browser = openBrowser(tally);
  const again = untilAnswered;
  const page = oneOf(pages);
  await again(() => browser.send('page', page));
  const lines = [oneOf(articles), ...(Math.random() < 0.4 ? [oneOf(articles)] : [])];
  const guestBasket = await again(() =>
    browser.ask('BasketCreate', { basketId: randomUUID(), isAnonymous: true }),
  );
  browser.cookies.set('basketId', guestBasket.basketCreate.id);
  for (const { id: productId } of lines)
    if (!(await added(browser, { basketId: guestBasket.basketCreate.id, productId, amount: 1 })))
      return;
  const email = `chaos-${randomUUID()}@lautlos.example`;
  await again(() => browser.send('guest', '/api/session/guest?lang=de', { json: { email } }));
  const basketId = decodeURIComponent(browser.cookies.get('basketId') ?? '');
  await again(() => browser.ask('CustomerInvoiceAddressSet', { invoiceAddress: address }));
  const byCard = Math.random() < 0.7;
  /**
   * @template {'BasketSetDeliveryMethod' | 'BasketSetPayment'} Name
   * @param {Name} operation
   * @param {Omit<import('./browser.mjs').Operations[Name]['variables'], 'basketId'>} wish
   */
  const choose = (operation, wish) => again(() => browser.ask(operation, { basketId, ...wish }));
  await choose('BasketSetDeliveryMethod', { deliveryMethodId: 'standard' });
  const chosen = await choose('BasketSetPayment', {
    paymentId: byCard ? 'oxidcreditcard' : 'oxidpayadvance',
  });
  const { items, cost } = chosen.basketSetPayment;
  // What is bought is there and has a number.
  const bought = /** @type {{ amount: number, product: { sku: string } }[]} */ (items);
  /** @type {import('./record.mjs').Purchase} */
  const purchase = {
    basketId,
    lines: bought.map(({ amount, product }) => ({ sku: product.sku, amount })),
    totalCents: Math.round(cost.total * 100),
    ...{ numbers: new Set(), id: null, link: null, isPaid: false, refusal: null },
  };
  record.purchases.push(purchase);
  const presses = Math.random() < 0.125 ? 2 : 1;
  await Promise.all(Array.from({ length: presses }, () => order(browser, purchase, cost.total)));
  // One in ten leaves for good, and does not pay.
  if (byCard && purchase.link !== null && Math.random() < 0.9) await pay(browser, purchase);
}

/**
 * False when there are too few pieces, which is an answer. An answer that was lost may have added it: then there are two.
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ basketId: string, productId: string, amount: number }} wish
 */
async function added(browser, wish) {
  try {
    await untilAnswered(() => browser.ask('BasketAddItem', { ...wish, isAnonymous: true }));
    return true;
  } catch (error) {
    if (error instanceof ShopRefused && /stock|available/i.test(error.message)) return false;
    throw error;
  }
}

/**
 * Presses the order button until somebody knows; asked again it is the same order.
 * @param {import('./browser.mjs').Browser} browser
 * @param {import('./record.mjs').Purchase} purchase
 * @param {number} shownTotal
 */
async function order(browser, purchase, shownTotal) {
  const wish = { basketId: purchase.basketId, confirmTermsAndConditions: true, shownTotal };
  try {
    const { placeOrder } = await untilAnswered(() => browser.ask('PlaceOrder', wish));
    purchase.numbers.add(placeOrder.orderNumber);
    purchase.id = placeOrder.id;
    purchase.link = placeOrder.payment?.link ?? null;
  } catch (error) {
    if (!(error instanceof ShopRefused)) throw error;
    purchase.refusal = error.message;
  }
}

/**
 * Goes to the provider's page and types a card until it has taken it; asked again the shop says that nothing is to be paid any more.
 * @param {import('./browser.mjs').Browser} browser
 * @param {import('./record.mjs').Purchase} purchase
 */
async function pay(browser, purchase) {
  const page = `/de/payment/${purchase.link}`;
  for (let tries = 0; tries < 20; tries += 1) {
    const begun = await untilAnswered(() =>
      browser.send('payment', '/api/payments', { json: { link: purchase.link, language: 'de' } }),
    );
    /** @type {{ url?: unknown }} */
    const { url } = JSON.parse(begun.text);
    if (typeof url !== 'string')
      throw new Error(`No address to pay at: ${begun.status} ${begun.text}`);
    if (new URL(url, siteUrl).pathname === page) return void (purchase.isPaid = true);
    const typed = await browser
      .send('card', new URL(url, siteUrl).pathname, {
        body: new URLSearchParams({ number: '4242424242424242' }),
      })
      .catch(() => null);
    if (typed?.status === 303) {
      purchase.isPaid = true;
      // Half of them come back to see it; of the others only the provider tells.
      if (Math.random() < 0.5) await untilAnswered(() => browser.send('payment page', page));
      return;
    }
    await pause(500);
  }
  throw new Error('A card was not taken in twenty tries');
}
