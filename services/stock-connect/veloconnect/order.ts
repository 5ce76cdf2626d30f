import { getVeloconnectAvailability } from '@/domain/stock-connect/veloconnect-availability';
import {
  createAmountElement,
  createAvailabilityElement,
  createItemElement,
  createQuantityElement,
  createReplacementElement,
  createUnknownItemElement,
} from './item-xml';
import {
  type ResolvedArticle,
  type VeloCall,
  resolveArticles,
  assertTransactionStatus,
  getOwnTransaction,
  isTestCall,
  type VeloOperation,
} from './velo-operation';
import {
  type VeloOrderLine,
  assertOrderSize,
  type RequestedOrderLine,
  parseStoredLines,
  resolveOrderLine,
  parseRequestedLines,
  formatReducedQuantities,
} from './order-lines';
import {
  createVeloElement,
  createOptionalTextElement,
  createVeloTextElement,
  type VeloXmlNode,
} from './xml-writer';
import { transactionStates } from '@/domain/stock-connect/veloconnect-protocol';
import { inTransaction } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import { countOpenOrders, insertTransaction, updateTransaction } from './transaction.repository';
import { VeloError } from './velo-request';

/** Builds the elements of an order's lines, followed by those of replaced and unknown SKUs. */
function createOrderElements(
  call: VeloCall,
  lines: readonly VeloOrderLine[],
  known: ReadonlyMap<string, ResolvedArticle>,
): VeloXmlNode[] {
  const all = [...known.values()];
  return [
    ...createOrderLineElements(call, lines, known),
    ...all.flatMap((one) =>
      one.kind === 'replaced' ? [createReplacementElement(one.sku, one.replacements)] : [],
    ),
    ...all.flatMap((one) => (one.kind === 'unknown' ? [createUnknownItemElement(one.sku)] : [])),
  ];
}

/** Builds the elements of the lines whose articles are still sold. */
export function createOrderLineElements(
  { seller }: Pick<VeloCall, 'seller'>,
  lines: readonly VeloOrderLine[],
  known: ReadonlyMap<string, ResolvedArticle>,
): VeloXmlNode[] {
  return lines.flatMap((line) => {
    const found = known.get(line.sku);
    if (found?.kind !== 'sold') return [];
    const { article } = found;
    return [
      createVeloElement('vco:OrderResponseLine', [
        createQuantityElement('cbc:Quantity', line.amount),
        createItemElement(article, seller, line.buyersItemId),
        createAmountElement('cac:UnitPrice', line.orderedCents ?? article.hekCents),
        createAvailabilityElement(line.requestedQuantity, article.supply),
        createOptionalTextElement(
          'cbc:DeliveryDate',
          line.requestedDate && deliveryDay(line, found),
        ),
        createVeloTextElement('cbc:BacklogIndicator', line.amount > article.supply.stock),
      ]),
    ];
  });
}

/** Returns the preferred day, or the day the pieces are available if that is later. */
function deliveryDay(
  { requestedDate, amount: pieces }: VeloOrderLine,
  { article }: Extract<ResolvedArticle, { kind: 'sold' }>,
): string {
  const requestedDay = requestedDate ?? '';
  const answer = getVeloconnectAvailability(pieces, article.supply);
  return answer.code === 'expecting_delivery' && answer.expectedAt > requestedDay
    ? answer.expectedAt
    : requestedDay;
}

const maxOpenOrders = 50;
const { open, final } = transactionStates;

/** Opens an order without reserving anything. Each line shows what can be delivered now. */
export const createOrder: VeloOperation = {
  response: 'vco:OrderResponse',
  isTransaction: true,
  async run(call) {
    const requestedLines = readLines(call);
    const known = await resolveArticles(call, [...requestedLines.keys()]);
    const lines = promiseLines(call, requestedLines.values(), known);
    assertOrderSize(lines, call);
    const { customerId, shop } = call;
    const id = newId();
    await inTransaction(shop.db, async (trx) => {
      if ((await countOpenOrders(trx, customerId)) >= maxOpenOrders)
        throw new VeloError('noTransactionFree', `No more than ${maxOpenOrders} orders at once`);
      await insertTransaction(trx, customerId, {
        ...{ id, kind: 'order', status: open, content: JSON.stringify(lines) },
        isTest: isTestCall(call),
        updatedAt: shop.now,
      });
    });
    return {
      content: createOrderElements(call, lines, known),
      items: lines.length,
      transaction: { id, status: open },
      message: formatReducedQuantities(lines, shop.language),
    };
  },
};

/**
 * Changes and adds lines of an open order, and removes lines that are requested with quantity 0. The response contains
 * all lines.
 */
export const updateOrder: VeloOperation = {
  response: 'vco:OrderResponse',
  isTransaction: true,
  async run(call) {
    const requestedLines = readLines(call);
    const known = new Map(await resolveArticles(call, [...requestedLines.keys()]));
    return inTransaction(call.shop.db, async (trx) => {
      const transaction = await getOwnTransaction(call, 'order', trx);
      assertTransactionStatus(transaction, [open]);
      const changed = new Map(
        promiseLines(call, requestedLines.values(), known).map((line) => [line.sku, line]),
      );
      const storedLines = parseStoredLines(transaction.content);
      const lines = [
        ...storedLines.flatMap((line) =>
          requestedLines.has(line.sku) ? (changed.get(line.sku) ?? []) : line,
        ),
        ...[...changed.values()].filter(({ sku }) => storedLines.every((line) => line.sku !== sku)),
      ];
      assertOrderSize(lines, call);
      const { id } = transaction;
      const content = JSON.stringify(lines);
      await updateTransaction(trx, id, { ...transaction, content, updatedAt: call.shop.now });
      const inside = { ...call, shop: { ...call.shop, db: trx } };
      const others = storedLines.map(({ sku }) => sku).filter((sku) => !known.has(sku));
      for (const [sku, article] of await resolveArticles(inside, others)) known.set(sku, article);
      return {
        content: createOrderElements(call, lines, known),
        items: lines.length,
        transaction: { id, status: open },
        message: formatReducedQuantities(lines, call.shop.language),
      };
    });
  },
};

/** Returns an order in its current state, open or finished. */
export const viewOrder: VeloOperation = {
  response: 'vco:OrderResponse',
  isTransaction: true,
  async run(call) {
    const transaction = await getOwnTransaction(call, 'order');
    assertTransactionStatus(transaction, [open, final]);
    const lines = parseStoredLines(transaction.content);
    const known = await resolveArticles(
      call,
      lines.map(({ sku }) => sku),
    );
    return {
      content: createOrderElements(call, lines, known),
      items: lines.length,
      transaction: { id: transaction.id, status: transaction.status },
    };
  },
};

function readLines({ request }: VeloCall): Map<string, RequestedOrderLine> {
  const requestedLines = parseRequestedLines(request.lines);
  if (requestedLines.size === 0) throw new VeloError('malformed', 'At least one line is needed');
  return requestedLines;
}

/**
 * Returns order lines with the promised quantity for the requested lines. Lines with quantity 0 and SKUs that are not
 * sold are left out.
 */
function promiseLines(
  call: VeloCall,
  requestedLines: Iterable<RequestedOrderLine>,
  known: ReadonlyMap<string, ResolvedArticle>,
): VeloOrderLine[] {
  return [...requestedLines].flatMap((requested) => {
    const found = known.get(requested.sku);
    return found?.kind === 'sold' && requested.requestedQuantity > 0
      ? [resolveOrderLine(requested, found.article, call)]
      : [];
  });
}
