import { transactionStates } from '@/domain/veloconnect/response-code';
import { inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { type KnownArticle, knowArticles } from './known-articles';
import {
  assertOrderSize,
  type LineWish,
  type VeloOrderLine,
  parseLines,
  promise,
  readWishes,
} from './order-lines';
import { loweredMessage } from './order-refusal';
import { orderContent } from './order-xml';
import { assertStatus, ownTransaction } from './own-transaction';
import { countOpenOrders, insertTransaction, updateTransaction } from './transaction.repository';
import { isTestCall, type VeloCall, type VeloOperation } from './velo-call';
import { VeloError } from './velo-error';

const maxOpenOrders = 50;
const { open, final } = transactionStates;

/** Opens an order. Nothing is reserved, nothing happens yet; each line says what could be delivered now. */
export const createOrder: VeloOperation = {
  response: 'vco:OrderResponse',
  isTransaction: true,
  async run(call) {
    const wishes = readLines(call);
    const known = await knowArticles(call, [...wishes.keys()]);
    const lines = promiseLines(call, wishes.values(), known);
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
      content: orderContent(call, lines, known),
      items: lines.length,
      transaction: { id, status: open },
      message: loweredMessage(lines, shop.language),
    };
  },
};

/** Changes lines of an open order, adds new ones, and removes those with quantity 0; the answer holds all lines. */
export const updateOrder: VeloOperation = {
  response: 'vco:OrderResponse',
  isTransaction: true,
  async run(call) {
    const wishes = readLines(call);
    const known = new Map(await knowArticles(call, [...wishes.keys()]));
    return inTransaction(call.shop.db, async (trx) => {
      const transaction = await ownTransaction(call, 'order', trx);
      assertStatus(transaction, [open]);
      const changed = new Map(
        promiseLines(call, wishes.values(), known).map((line) => [line.sku, line]),
      );
      const kept = parseLines(transaction.content);
      const lines = [
        ...kept.flatMap((line) => (wishes.has(line.sku) ? (changed.get(line.sku) ?? []) : line)),
        ...[...changed.values()].filter(({ sku }) => kept.every((line) => line.sku !== sku)),
      ];
      assertOrderSize(lines, call);
      const { id } = transaction;
      const content = JSON.stringify(lines);
      await updateTransaction(trx, id, { ...transaction, content, updatedAt: call.shop.now });
      const inside = { ...call, shop: { ...call.shop, db: trx } };
      const others = kept.map(({ sku }) => sku).filter((sku) => !known.has(sku));
      for (const [sku, article] of await knowArticles(inside, others)) known.set(sku, article);
      return {
        content: orderContent(call, lines, known),
        items: lines.length,
        transaction: { id, status: open },
        message: loweredMessage(lines, call.shop.language),
      };
    });
  },
};

/** An order as it stands, open or finished. */
export const viewOrder: VeloOperation = {
  response: 'vco:OrderResponse',
  isTransaction: true,
  async run(call) {
    const transaction = await ownTransaction(call, 'order');
    assertStatus(transaction, [open, final]);
    const lines = parseLines(transaction.content);
    const known = await knowArticles(
      call,
      lines.map(({ sku }) => sku),
    );
    return {
      content: orderContent(call, lines, known),
      items: lines.length,
      transaction: { id: transaction.id, status: transaction.status },
    };
  },
};

function readLines({ request }: VeloCall): Map<string, LineWish> {
  const wishes = readWishes(request.lines);
  if (wishes.size === 0) throw new VeloError('malformed', 'At least one line is needed');
  return wishes;
}

/** Wishes for no piece open no line; numbers that are not sold are told beside the lines. */
function promiseLines(
  call: VeloCall,
  wishes: Iterable<LineWish>,
  known: ReadonlyMap<string, KnownArticle>,
): VeloOrderLine[] {
  return [...wishes].flatMap((wish) => {
    const found = known.get(wish.sku);
    return found?.kind === 'sold' && wish.wanted > 0 ? [promise(wish, found.article, call)] : [];
  });
}
