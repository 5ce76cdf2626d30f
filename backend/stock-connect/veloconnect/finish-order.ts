import { transactionStates } from '@/domain/veloconnect/response-code';
import { dayInBerlin } from '@/domain/time/day';
import type { Database } from '../../database/database';
import type { ShopContext } from '../../shop/base/context';
import { inShopTransaction } from '../../shop/base/shop-transaction';
import { type KnownArticle, knowArticles } from './known-articles';
import { type VeloOrderLine, parseLines } from './order-lines';
import { nothingToOrder, orderRefusal } from './order-refusal';
import { orderLineNodes } from './order-xml';
import { assertStatus, ownTransaction } from './own-transaction';
import { placeB2bOrder } from './place-b2b-order';
import { updateTransaction } from './transaction.repository';
import { isTestCall, type VeloCall, type VeloOperation, type VeloOutcome } from './velo-call';
import { element, textElement } from './xml-writer';

const { open, final } = transactionStates;

const counting = { takesNumber: true };

interface Placed {
  id: string;
  orderNumber: number;
  lines: VeloOrderLine[];
  known: ReadonlyMap<string, KnownArticle>;
}

/** Thrown to undo what a test has done. */
class Undone extends Error {
  readonly placed: Placed;

  constructor(placed: Placed) {
    super('A test order is undone');
    this.placed = placed;
  }
}

/**
 * Places the order: all lines as they were promised, or none. The order and the end of the transaction are written as one, so that
 * two clients at once, or a process that dies, never make two orders or none that is called done. A test runs through the same and
 * is undone.
 */
export const finishOrder: VeloOperation = {
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
  const transaction = await ownTransaction(call, 'order', inner.db);
  assertStatus(transaction, [open]);
  const reported: Error[] = [];
  const shop = { ...inner, report: (error: Error) => void reported.push(error) };
  const kept = parseLines(transaction.content);
  const known = await knowArticles(
    { ...call, shop },
    kept.map(({ sku }) => sku),
  );
  const articleOf = (sku: string) => {
    const found = known.get(sku);
    return found?.kind === 'sold' ? found.article : null;
  };
  const lines = kept.map((line) => ({
    ...line,
    orderedCents: articleOf(line.sku)?.hekCents ?? null,
  }));
  const toPlace = lines.flatMap(({ sku, amount, buyersItemId, wishedAt }) => {
    const article = articleOf(sku);
    return article && amount > 0
      ? [{ productId: article.productId, amount, buyersItemId, wishedAt }]
      : [];
  });
  const { language } = call.shop;
  if (toPlace.length === 0) throw nothingToOrder(language);
  const reference = `veloconnect ${transaction.id.slice(0, 8)}`;
  const skuOf = (productId: string) =>
    lines.find(({ sku }) => articleOf(sku)?.productId === productId)?.sku ?? productId;
  try {
    const { orderNumber } = await placeB2bOrder(shop, call.customerId, toPlace, reference);
    return { id: transaction.id, orderNumber, lines, known };
  } catch (error) {
    throw orderRefusal(error, reported, skuOf, language);
  }
}

async function close(
  trx: Database,
  call: VeloCall,
  { lines }: Placed,
  orderNumber: number | null,
): Promise<void> {
  const transaction = await ownTransaction(call, 'order', trx);
  assertStatus(transaction, [open]);
  await updateTransaction(trx, transaction.id, {
    ...{ status: final, content: JSON.stringify(lines), orderNumber },
    updatedAt: call.shop.now,
  });
}

function answer(call: VeloCall, placed: Placed, orderId: string | number): VeloOutcome {
  const { id, lines, known } = placed;
  return {
    content: [
      element('vco:OrderHeader', [
        textElement('vco:OrderID', orderId),
        textElement('cbc:IssueDate', dayInBerlin(call.shop.now)),
      ]),
      ...orderLineNodes(call, lines, known),
    ],
    items: lines.length,
    transaction: { id, status: final },
  };
}
