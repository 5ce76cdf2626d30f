/**
 * The columns that the consistency check reads. PostgreSQL returns large integers as text.
 * @typedef {number | string} PostgresInteger
 * @typedef {{
 *   id: string, order_number: PostgresInteger, basket_id: string, total_cents: PostgresInteger, paid_at: PostgresInteger | null, cancelled: PostgresInteger,
 * }} OrderRow
 * @typedef {{ order_id: string, product_id: string, sku: string, amount: PostgresInteger }} ItemRow
 * @typedef {{ id: string, order_number: PostgresInteger | null }} TransactionRow
 * @typedef {{ order_id: string, session_id: string | null }} AttemptRow
 * @typedef {{ key: string, failed_at: PostgresInteger | null }} EmailRow
 * @typedef {{ product_id: string, amount: PostgresInteger }} StockRow
 */

/**
 * The database rows of a run.
 * @typedef {{
 *   orders: OrderRow[], items: ItemRow[], transactions: TransactionRow[], attempts: AttemptRow[], refunds: { id: string }[],
 *   sessions: { body: string }[], undeliveredEvents: { id: string }[], mailRows: EmailRow[], stock: StockRow[],
 * }} DatabaseState
 * @typedef {Pick<import('./visitor-log.mjs').ShopRecord, 'purchases' | 'dealerOrders'>} VisitorRecord
 * @typedef {{ name: string, count: number, wrong: unknown[] }} CheckRow
 */

/**
 * Compares acknowledged calls with the database: every acknowledged order, payment and email exists once, nothing
 * exists that was not requested, and the stock equals the initial stock minus the ordered quantities. Returns table
 * rows, in which `wrong` must be empty.
 * @param {DatabaseState} found
 * @param {VisitorRecord} record
 * @param {{ firstStock: Map<string, number>, mails: import('./mail-server.mjs').ReceivedMail[] }} facts
 */
export function checkConsistency(found, record, { firstStock, mails }) {
  return [
    ...checkOrders(found, record),
    ...checkPayments(found, record),
    ...checkMails(found, mails),
    checkStock(found, firstStock),
  ];
}

/**
 * Groups rows by key. The key type of the map includes null, so that values of nullable columns can be looked up.
 * @template T, Key
 * @param {readonly T[]} all
 * @param {(one: T) => Key} key
 * @returns {Map<Key | null | undefined, T[]>}
 */
function groupBy(all, key) {
  /** @type {Map<Key | null | undefined, T[]>} */
  const groups = new Map();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** @type {(name: string, count: number, wrong: unknown[]) => CheckRow} */
const createCheckRow = (name, count, wrong) => ({ name, count, wrong });

/** @param {readonly { sku: string, amount: PostgresInteger }[]} lines */
const formatLines = (lines) =>
  lines
    .map(({ sku, amount }) => `${amount} ${sku}`)
    .toSorted()
    .join(', ');

/**
 * @param {DatabaseState} found
 * @param {VisitorRecord} told
 */
function checkOrders({ orders, items, transactions }, { purchases, dealerOrders }) {
  const byBasket = groupBy(orders, ({ basket_id }) => basket_id);
  const byNumber = groupBy(orders, ({ order_number }) => Number(order_number));
  const itemsOf = groupBy(items, ({ order_id }) => order_id);
  const dealt = new Map(transactions.map((one) => [one.id, one]));
  const requested = new Set(purchases.map(({ basketId }) => basketId));
  const dealers = dealerOrders.map((order) => ({
    wish: order,
    number: Number(dealt.get(order.transactionId)?.order_number ?? 0),
  }));
  const placed = purchases.filter(({ numbers }) => numbers.size > 0);
  const final = dealers.filter(({ wish: order }) => order.isFinal);
  const ofDealers = new Set(dealers.map(({ number }) => number));

  const lost = [
    ...placed.filter(({ basketId, numbers }) =>
      [...numbers].some((number) => byNumber.get(number)?.[0]?.basket_id !== basketId),
    ),
    ...final.filter(
      ({ wish: order, number }) =>
        !byNumber.has(number) || [...order.numbers].some((one) => one !== number),
    ),
  ];
  const doubled = [
    ...[...byBasket.values(), ...byNumber.values()].filter((same) => same.length > 1),
    ...placed.filter(({ numbers }) => numbers.size > 1),
  ];
  const nobodys = orders.filter(
    ({ basket_id, order_number }) =>
      !requested.has(basket_id) && !ofDealers.has(Number(order_number)),
  );
  const rejectedButStored = [
    ...purchases.filter(
      ({ rejection, numbers, basketId }) =>
        rejection !== null && numbers.size === 0 && byBasket.has(basketId),
    ),
    ...dealers.filter(({ wish: order, number }) => order.rejection !== null && number > 0),
  ];
  const wrongContent = [
    ...placed.filter(({ basketId, lines, totalCents }) => {
      const order = byBasket.get(basketId)?.[0];
      return (
        !order ||
        Number(order.total_cents) !== totalCents ||
        formatLines(itemsOf.get(order.id) ?? []) !== formatLines(lines)
      );
    }),
    ...final.filter(
      ({ wish: order, number }) =>
        formatLines(itemsOf.get(byNumber.get(number)?.[0]?.id) ?? []) !== formatLines(order.lines),
    ),
  ];
  return [
    createCheckRow('orders of guests acknowledged', placed.length, []),
    createCheckRow('orders of dealers acknowledged', final.length, []),
    createCheckRow('acknowledged orders lost', lost.length, lost),
    createCheckRow('orders doubled', doubled.length, doubled),
    createCheckRow('orders without a purchase', nobodys.length, nobodys),
    createCheckRow('orders rejected but stored', rejectedButStored.length, rejectedButStored),
    createCheckRow(
      'orders with other articles or another total',
      wrongContent.length,
      wrongContent,
    ),
  ];
}

/**
 * @param {DatabaseState} found
 * @param {VisitorRecord} told
 */
function checkPayments(
  { orders, attempts, refunds, sessions, undeliveredEvents: untold },
  { purchases },
) {
  /** @type {Map<string | null | undefined, OrderRow>} */
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  /** @typedef {{ id: string, status: string, payment_status: string }} Session */
  /** @type {Set<string | null>} */
  const complete = new Set(
    sessions
      .map(({ body }) => /** @type {Session} */ (JSON.parse(body)))
      .filter(({ status, payment_status }) => status === 'complete' && payment_status === 'paid')
      .map(({ id }) => id),
  );
  const paidOf = groupBy(
    attempts.filter(({ session_id }) => complete.has(session_id)),
    ({ order_id }) => order_id,
  );
  const paid = purchases.filter(({ isPaid }) => isPaid);
  const lost = paid.filter(({ id }) => orderOf.get(id)?.paid_at == null || !paidOf.has(id));
  const doubled = [...paidOf.values()].filter((same) => same.length > 1);
  const known = new Set(attempts.map(({ session_id }) => session_id));
  const stray = [...complete].filter((id) => !known.has(id));
  const unnoticed = [...paidOf.keys()].filter((id) => orderOf.get(id)?.paid_at == null);
  return [
    createCheckRow('payments acknowledged', paid.length, []),
    createCheckRow('acknowledged payments lost', lost.length, lost),
    createCheckRow('orders paid twice', doubled.length, doubled),
    createCheckRow('payments without an order or not recorded', stray.length + unnoticed.length, [
      ...stray,
      ...unnoticed,
    ]),
    createCheckRow('refunds', refunds.length, refunds),
    createCheckRow('unprocessed provider events', untold.length, untold),
  ];
}

/**
 * @param {DatabaseState} found
 * @param {import('./mail-server.mjs').ReceivedMail[]} mails
 */
function checkMails({ orders, mailRows: rows }, mails) {
  const wanted = [
    ...orders.map(({ id }) => `order-confirmation:${id}`),
    ...orders.filter(({ paid_at }) => paid_at !== null).map(({ id }) => `payment-paid:${id}`),
  ];
  const written = groupBy(rows, ({ key }) => key);
  const mailsByKey = groupBy(mails, ({ key }) => key);
  const lost = wanted.filter((key) => !written.has(key) || !mailsByKey.has(key));
  const doubled = [
    ...[...written.values()].filter((same) => same.length > 1),
    ...[...mailsByKey.values()].filter((same) => new Set(same.map(({ id }) => id)).size > 1),
  ];
  const again = mails.length - new Set(mails.map(({ id }) => id)).size;
  const failed = rows.filter(({ failed_at }) => failed_at !== null);
  return [
    createCheckRow('expected emails', wanted.length, []),
    createCheckRow('mails lost', lost.length, lost),
    createCheckRow('mails doubled', doubled.length, doubled),
    createCheckRow('abandoned emails', failed.length, failed),
    createCheckRow(
      'emails resent with the same Message-ID (a kill between the acceptance and its record)',
      again,
      [],
    ),
  ];
}

/**
 * @param {DatabaseState} found
 * @param {Map<string, number>} firstStock
 */
function checkStock({ stock, orders, items }, firstStock) {
  const standing = new Set(
    orders.filter(({ cancelled }) => !Number(cancelled)).map(({ id }) => id),
  );
  /** @type {Map<string, number>} */
  const ordered = new Map();
  for (const { order_id, product_id, amount } of items)
    if (standing.has(order_id))
      ordered.set(product_id, (ordered.get(product_id) ?? 0) + Number(amount));
  const wrong = stock.filter(
    ({ product_id, amount }) =>
      Number(amount) < 0 ||
      Number(amount) + (ordered.get(product_id) ?? 0) !== firstStock.get(product_id),
  );
  return createCheckRow('articles with a wrong stock', wrong.length, wrong);
}
