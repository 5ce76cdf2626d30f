import { transactionStates } from '@/domain/veloconnect/response-code';
import { assertStatus, ownTransaction } from './own-transaction';
import { inTransaction } from '../../database/database';
import {
  findTransaction,
  listTransactions,
  removeTransaction,
  type StoredTransaction,
} from './transaction.repository';
import type { VeloOperation } from './velo-call';
import { VeloError } from './velo-error';
import { element, textElement, type XmlNode } from './xml-writer';

/** The state of one transaction, or of all the dealer has. */
export const getStatus: VeloOperation = {
  response: 'vct:GetStatusResponse',
  isTransaction: false,
  async run({ request, customerId, shop }) {
    const { db, now } = shop;
    if (request.transactionId === null) {
      const all = await listTransactions(db, customerId, now);
      return { content: all.map(statusNode), items: all.length };
    }
    const found = await findTransaction(db, customerId, request.transactionId, now);
    if (!found) throw new VeloError('unknownTransaction', 'There is no such transaction');
    return { content: [statusNode(found)], items: 1 };
  },
};

/** Gives up a transaction that is still open; it is unknown from then on. A test needs no mark for it, as nothing can happen. */
export const rollback: VeloOperation = {
  response: 'vct:RollbackResponse',
  isTransaction: true,
  async run(call) {
    return inTransaction(call.shop.db, async (trx) => {
      const transaction = await ownTransaction(call, null, trx);
      assertStatus(transaction, [transactionStates.initial, transactionStates.open]);
      await removeTransaction(trx, transaction.id);
      const { id, status } = transaction;
      return { content: [], items: 1, transaction: { id, status } };
    });
  },
};

function statusNode({ id, status, kind }: StoredTransaction): XmlNode {
  return element('vct:TransactionStatus', [
    textElement('vct:TransactionId', id),
    textElement('vct:StatusCode', status),
    textElement('vct:Transaction', kind === 'order' ? 'Order' : 'TextSearch'),
  ]);
}
