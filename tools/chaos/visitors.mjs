import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createVisitorClient,
  ShopRejectedError,
  retryUntilResponse,
  waitBetweenVisits,
} from './visitor-client.mjs';
import { siteUrl } from './start-topology.mjs';

const address = {
  ...{ salutation: 'MRS', firstName: 'Clara', lastName: 'Beispiel', company: '' },
  ...{ street: 'Oranienstraße', streetNumber: '12', zipCode: '10997', city: 'Berlin' },
  ...{ countryId: 'de', phone: '', fax: '', additionalInfo: '' },
};
const pages = ['/de', '/de/bikes', '/de/accessories', '/de/bikes/ludwig', '/en/support/faq'];

/** @type {<T>(all: readonly T[]) => T} */
const getRandomItem = (all) => all[Math.floor(Math.random() * all.length)];

/**
 * @typedef {{
 *   tally: import('./visitor-log.mjs').RequestStats, record: import('./visitor-log.mjs').ShopRecord, articles: { id: string, sku: string }[],
 *   isStopped: () => boolean,
 * }} Visit
 */

/**
 * Simulates guests one after the other until the run ends. Each guest views a page, fills a basket, places an order,
 * and pays if it chose card. Failed requests are repeated, and one order in eight is sent twice at once.
 * @param {Visit} visit
 */
export async function runBuyingVisitor(visit) {
  while (!visit.isStopped()) {
    const startedMs = performance.now();
    try {
      await runPurchase(visit);
    } catch (error) {
      if (!(error instanceof ShopRejectedError))
        visit.record.unexpectedErrors.push(String(error.stack ?? error));
      else visit.record.unexpectedErrors.push(`A guest was rejected: ${error.message}`);
    }
    await waitBetweenVisits(startedMs, 400);
  }
}

/** @param {Visit} visit */
async function runPurchase({ tally, record, articles }) {
  const browser = createVisitorClient(tally);
  const again = retryUntilResponse;
  const page = getRandomItem(pages);
  await again(() => browser.send('page', page));
  const lines = [
    getRandomItem(articles),
    ...(Math.random() < 0.4 ? [getRandomItem(articles)] : []),
  ];
  const guestBasket = await again(() =>
    browser.ask('BasketCreate', { basketId: randomUUID(), isAnonymous: true }),
  );
  browser.cookies.set('basketId', guestBasket.basketCreate.id);
  for (const { id: productId } of lines)
    if (!(await addItem(browser, { basketId: guestBasket.basketCreate.id, productId, amount: 1 })))
      return;
  const email = `chaos-${randomUUID()}@lautlos.example`;
  await again(() => browser.send('guest', '/api/session/guest?lang=de', { json: { email } }));
  const basketId = decodeURIComponent(browser.cookies.get('basketId') ?? '');
  await again(() => browser.ask('CustomerInvoiceAddressSet', { invoiceAddress: address }));
  const byCard = Math.random() < 0.7;
  /**
   * @template {'BasketSetDeliveryMethod' | 'BasketSetPayment'} Name
   * @param {Name} operation
   * @param {Omit<import('./visitor-client.mjs').Operations[Name]['variables'], 'basketId'>} input
   */
  const choose = (operation, input) => again(() => browser.ask(operation, { basketId, ...input }));
  await choose('BasketSetDeliveryMethod', { deliveryMethodId: 'standard' });
  const chosen = await choose('BasketSetPayment', {
    paymentId: byCard ? 'oxidcreditcard' : 'oxidpayadvance',
  });
  const { items, cost } = chosen.basketSetPayment;
  // The bought items exist and have an article number.
  const bought = /** @type {{ amount: number, product: { sku: string } }[]} */ (items);
  /** @type {import('./visitor-log.mjs').Purchase} */
  const purchase = {
    basketId,
    lines: bought.map(({ amount, product }) => ({ sku: product.sku, amount })),
    totalCents: Math.round(cost.total * 100),
    ...{ numbers: new Set(), id: null, link: null, isPaid: false, rejection: null },
  };
  record.purchases.push(purchase);
  const presses = Math.random() < 0.125 ? 2 : 1;
  await Promise.all(
    Array.from({ length: presses }, () => placeOrder(browser, purchase, cost.total)),
  );
  // One customer in ten abandons the payment.
  if (byCard && purchase.link !== null && Math.random() < 0.9) await payByCard(browser, purchase);
}

/**
 * Adds an item to the basket. Returns false if there is not enough stock, which is a valid response. A repeated call
 * after a lost response may add the item twice.
 * @param {import('./visitor-client.mjs').VisitorClient} browser
 * @param {{ basketId: string, productId: string, amount: number }} input
 */
async function addItem(browser, input) {
  try {
    await retryUntilResponse(() => browser.ask('BasketAddItem', { ...input, isAnonymous: true }));
    return true;
  } catch (error) {
    if (error instanceof ShopRejectedError && /stock|available/i.test(error.message)) return false;
    throw error;
  }
}

/**
 * Sends the order until there is a response. A repeated request leads to the same order.
 * @param {import('./visitor-client.mjs').VisitorClient} browser
 * @param {import('./visitor-log.mjs').Purchase} purchase
 * @param {number} shownTotal
 */
async function placeOrder(browser, purchase, shownTotal) {
  const input = { basketId: purchase.basketId, confirmTermsAndConditions: true, shownTotal };
  try {
    const { placeOrder } = await retryUntilResponse(() => browser.ask('PlaceOrder', input));
    purchase.numbers.add(placeOrder.orderNumber);
    purchase.id = placeOrder.id;
    purchase.link = placeOrder.payment?.link ?? null;
  } catch (error) {
    if (!(error instanceof ShopRejectedError)) throw error;
    purchase.rejection = error.message;
  }
}

/**
 * Submits a card on the provider's page until it is accepted. On a repeated attempt the shop may respond that nothing
 * is left to pay.
 * @param {import('./visitor-client.mjs').VisitorClient} browser
 * @param {import('./visitor-log.mjs').Purchase} purchase
 */
async function payByCard(browser, purchase) {
  const page = `/de/payment/${purchase.link}`;
  for (let tries = 0; tries < 20; tries += 1) {
    const started = await retryUntilResponse(() =>
      browser.send('payment', '/api/payments', { json: { link: purchase.link, language: 'de' } }),
    );
    /** @type {{ url?: unknown }} */
    const { url } = JSON.parse(started.text);
    if (typeof url !== 'string')
      throw new Error(`No payment URL: ${started.status} ${started.text}`);
    if (new URL(url, siteUrl).pathname === page) return void (purchase.isPaid = true);
    const typed = await browser
      .send('card', new URL(url, siteUrl).pathname, {
        body: new URLSearchParams({ number: '4242424242424242' }),
      })
      .catch(() => null);
    if (typed?.status === 303) {
      purchase.isPaid = true;
      // Half of the customers return to the payment page. For the others, only the provider's event reports the
      // payment.
      if (Math.random() < 0.5) await retryUntilResponse(() => browser.send('payment page', page));
      return;
    }
    await pause(500);
  }
  throw new Error('A card was declined in twenty attempts');
}

/**
 * Simulates a visitor who only reads pages and never repeats a failed request, so that every failure counted here is
 * one a visitor would see.
 * @param {Pick<Visit, 'tally' | 'isStopped'>} visit
 * @param {readonly string[]} pages
 */
export async function runBrowsingVisitor({ tally, isStopped }, pages) {
  for (let turn = Math.floor(Math.random() * pages.length); !isStopped(); turn += 1) {
    const startedMs = performance.now();
    const browser = createVisitorClient(tally);
    await browser.send('page', pages[turn % pages.length] ?? '/de').catch(() => null);
    await waitBetweenVisits(startedMs, 300);
  }
}

/**
 * Returns up to `max` addresses of the page sitemap.
 * @param {string} siteUrl
 * @param {number} max
 */
export async function fetchSitemapPages(siteUrl, max) {
  const text = await (await fetch(`${siteUrl}/pages-sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, one = '']) => new URL(one).pathname,
  );
  return [...new Set(['/de', '/de/bikes', '/en/accessories', ...addresses])].slice(0, max);
}
