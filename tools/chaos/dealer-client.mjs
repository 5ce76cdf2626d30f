import { setTimeout as pause } from 'node:timers/promises';
import { createVisitorClient, retryUntilResponse } from './visitor-client.mjs';
import { waitBetweenVisits } from './visitor-client.mjs';
import { servicesUrl } from './start-topology.mjs';

const password = 'Lautlos-2026!';

/** @typedef {{ user: string, secret: string }} Credentials */

/**
 * Simulates a dealer's system that places order after order until the run ends: it opens an order and finishes it, and
 * repeats calls whose response was lost. Before every tenth order it downloads the whole article list.
 * @param {import('./visitors.mjs').Visit} visit
 * @param {Credentials} credentials
 */
export async function runDealer({ tally, record, articles, isStopped }, { user, secret }) {
  const browser = createVisitorClient(tally);
  const call = async (/** @type {string} */ name, /** @type {[string, string][]} */ parameters) => {
    const startPhase = tally.phase();
    const { status, text } = await browser.send(name, '/veloconnect', {
      body: new URLSearchParams([
        ...[
          ['RequestName', name],
          ['BuyersID', user],
          ['Password', secret],
        ],
        ...parameters,
      ]),
    });
    const field = (/** @type {string} */ tag) =>
      new RegExp(`<[a-z]+:${tag}>([^<]*)<`).exec(text)?.[1] ?? null;
    const code = Number(field('ResponseCode'));
    // Codes of 500 and above are the server errors of the veloconnect standard, whatever the HTTP status is.
    if (status !== 200 || code >= 500)
      tally.failed(name, `answer ${status}, code ${code}`, startPhase);
    return { code, field, text };
  };

  for (let turn = 0; !isStopped(); turn += 1) {
    const startedMs = performance.now();
    try {
      if (turn % 10 === 9) await fetchFeed(browser, { user, secret });
      await orderOnce();
    } catch (error) {
      record.unexpectedErrors.push(String(error.stack ?? error));
    }
    await waitBetweenVisits(startedMs, 700);
  }

  async function orderOnce() {
    const article = articles[Math.floor(Math.random() * articles.length)];
    if (!article) return;
    const amount = 1 + Math.floor(Math.random() * 3);
    const opened = await retryUntilResponse(() =>
      call('CreateOrderRequest', [[`Quantity.${article.sku}`, String(amount)]]),
    );
    const transactionId = opened.field('TransactionID');
    if (transactionId === null) return;
    /** @type {import('./visitor-log.mjs').DealerOrder} */
    const order = {
      ...{ transactionId, lines: [{ sku: article.sku, amount }] },
      ...{ numbers: new Set(), rejection: null, isFinal: false },
    };
    record.dealerOrders.push(order);
    await finish(order);
  }

  /**
   * Finishes an order and repeats the call until the shop accepts or rejects it. Code 430: the order was finished by an
   * earlier call whose response was lost.
   * @param {import('./visitor-log.mjs').DealerOrder} order
   */
  async function finish(order) {
    for (let tries = 0; tries < 40; tries += 1) {
      const done = await retryUntilResponse(() =>
        call('FinishOrderRequest', [['TransactionID', order.transactionId]]),
      );
      if (done.code === 200 || done.code === 430) {
        order.isFinal = true;
        const number = Number(done.field('OrderID'));
        if (done.code === 200 && number > 0) order.numbers.add(number);
        return;
      }
      // Code 421: too many calls in this minute.
      if (done.code < 500 && done.code !== 421)
        return void (order.rejection = done.text.slice(0, 600));
      await pause(500);
    }
    throw new Error(`A dealer's order ${order.transactionId} was not finished`);
  }
}

/**
 * @param {import('./visitor-client.mjs').VisitorClient} browser
 * @param {Credentials} credentials
 */
async function fetchFeed(browser, { user, secret }) {
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  await browser
    .send('feed', '/feeds/articles.csv', { headers: { authorization } })
    .catch(() => null);
}

/**
 * Creates new API credentials for a demo dealer.
 * @param {string} email
 * @returns {Promise<Credentials>}
 */
export async function createDealerCredentials(email) {
  /**
   * @template Answer
   * @param {string} address
   * @param {unknown} body
   * @param {string} [token]
   * @returns {Promise<Answer>}
   */
  const post = async (address, body, token) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  const query =
    'query ($email: String!, $password: String!) { token(username: $email, password: $password) }';
  /** @type {{ data: { token: string } }} */
  const { data } = await post(`${servicesUrl}/widget.php?cl=graphql&skipSession=1`, {
    query,
    variables: { email, password },
  });
  return post(`${servicesUrl}/tools/b2b/stock-connect/credentials`, {}, data.token);
}
