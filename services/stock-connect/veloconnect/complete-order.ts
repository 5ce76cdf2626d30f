import { transactionStates } from '@/domain/stock-connect/veloconnect-protocol';
import { toBerlinDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import type { ShopContext } from '../../shop/base/shop-context';
import { inShopTransaction } from '../../shop/base/shop-context';
import { type ResolvedArticle, resolveArticles } from './velo-operation';
import { type VeloOrderLine, parseStoredLines } from './order-lines';
import { emptyOrderError, toOrderRejection } from './order-lines';
import { createOrderLineElements } from './order';
import { assertTransactionStatus, getOwnTransaction } from './velo-operation';
import { placeB2bOrder } from './place-b2b-order';
import { updateTransaction } from './transaction.repository';
import { isTestCall, type VeloCall, type VeloOperation, type VeloResult } from './velo-operation';
import { createVeloElement, createVeloTextElement } from './xml-writer';

const { open, final } = transactionStates;

const counting = { takesNumber: true };

interface Placed {
  id: string;
  orderNumber: number;
  lines: VeloOrderLine[];
  known: ReadonlyMap<string, ResolvedArticle>;
}

/** Thrown to roll back the order placed by a test call. */
class Undone extends Error {
  readonly placed: Placed;

  constructor(placed: Placed) {
    super('A test order is undone');
    this.placed = placed;
  }
}

/**
 * Places the order with all lines as promised, or not at all. The order and the finished transaction are written
 * together, so that concurrent clients or a crash never create two orders, or a finished transaction without an order.
 * For a test call the order is rolled back and only the finished transaction is stored.
 */
export const completeOrder: VeloOperation = {
  response: 'vco:FinalOrderResponse',
  isTransaction: true,
  async run(call) {
    const isTest = isTestCall(call);
    const placed = isTest ? await placeAndUndo(call) : await place(call);
    return answer(call, placed, isTest ? `TEST-${placed.id.slice(0, 8)}` : placed.orderNumber);
  },
};

function place(call: VeloCall): Promise<Placed> {
  return inShopTransaction(
    call.shop,
    async (inner) => {
      const placed = await placeIn(inner, call);
      await close(inner.db, call, placed, placed.orderNumber);
      return placed;
    },
    counting,
  );
}

async function placeAndUndo(call: VeloCall): Promise<Placed> {
  try {
    return await inShopTransaction(
      call.shop,
      async (inner): Promise<never> => {
        throw new Undone(await placeIn(inner, call));
      },
      counting,
    );
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const { placed } = error;
    await inShopTransaction(call.shop, (inner) => close(inner.db, call, placed, null));
    return placed;
  }
}

async function placeIn(inner: ShopContext, call: VeloCall): Promise<Placed> {
  const transaction = await getOwnTransaction(call, 'order', inner.db);
  assertTransactionStatus(transaction, [open]);
  const reported: Error[] = [];
  const shop = { ...inner, report: (error: Error) => void reported.push(error) };
  const storedLines = parseStoredLines(transaction.content);
  const known = await resolveArticles(
    { ...call, shop },
    storedLines.map(({ sku }) => sku),
  );
  const articleOf = (sku: string) => {
    const found = known.get(sku);
    return found?.kind === 'sold' ? found.article : null;
  };
  const lines = storedLines.map((line) => ({
    ...line,
    orderedCents: articleOf(line.sku)?.hekCents ?? null,
  }));
  const toPlace = lines.flatMap(({ sku, amount, buyersItemId, requestedDate }) => {
    const article = articleOf(sku);
    return article && amount > 0
      ? [{ productId: article.productId, amount, buyersItemId, requestedDate }]
      : [];
  });
  const { language } = call.shop;
  if (toPlace.length === 0) throw emptyOrderError(language);
  const reference = `veloconnect ${transaction.id.slice(0, 8)}`;
  const skuOf = (productId: string) =>
    lines.find(({ sku }) => articleOf(sku)?.productId === productId)?.sku ?? productId;
  try {
    const { orderNumber } = await placeB2bOrder(shop, call.customerId, toPlace, reference);
    return { id: transaction.id, orderNumber, lines, known };
  } catch (error) {
    throw toOrderRejection(error, reported, skuOf, language);
  }
}

async function close(
  trx: Database,
  call: VeloCall,
  { lines }: Placed,
  orderNumber: number | null,
): Promise<void> {
  const transaction = await getOwnTransaction(call, 'order', trx);
  assertTransactionStatus(transaction, [open]);
  await updateTransaction(trx, transaction.id, {
    ...{ status: final, content: JSON.stringify(lines), orderNumber },
    updatedAt: call.shop.now,
  });
}

function answer(call: VeloCall, placed: Placed, orderId: string | number): VeloResult {
  const { id, lines, known } = placed;
  return {
    content: [
      createVeloElement('vco:OrderHeader', [
        createVeloTextElement('vco:OrderID', orderId),
        createVeloTextElement('cbc:IssueDate', toBerlinDay(call.shop.now)),
      ]),
      ...createOrderLineElements(call, lines, known),
    ],
    items: lines.length,
    transaction: { id, status: final },
  };
}
