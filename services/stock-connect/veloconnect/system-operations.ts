import {
  type VeloCall,
  type VeloOperation,
  assertTransactionStatus,
  getOwnTransaction,
} from './velo-operation';
import { createVeloElement, createVeloTextElement, type VeloXmlNode } from './xml-writer';
import { transactionStates } from '@/domain/stock-connect/veloconnect-protocol';
import { inTransaction } from '../../database/database';
import {
  findTransaction,
  listTransactions,
  removeTransaction,
  type StoredTransaction,
} from './transaction.repository';
import { VeloError } from './velo-request';

const operations = ['GetItemDetails', 'GetItemDetailsList', 'GetStatus', 'Rollback'];
const transactions = ['TextSearch', 'Order'];
const documents = [
  'OrderConfirmationQuery',
  'OrderConfirmationDetails',
  'DeliveryNoteQuery',
  'DeliveryNoteDetails',
  'InvoiceInformationQuery',
  'InvoiceInformationDetails',
];

const properties = {
  'RecommendedRetailPrice.Netto': 'false',
  'quantityUnitCode.EA': 'true',
  'Order.Availability': 'true',
  'Order.DeliveryDate': 'line',
  'Order.Backlog': 'line',
  'Order.BacklogDefault': 'true',
};

/**
 * Returns the profile version for a client: 1.3 only if the client sends this version, because older clients require
 * 1.1.
 */
export function resolveProfileVersion({ version }: { version: string | null }): '1.1' | '1.3' {
  return version === '1.3' ? '1.3' : '1.1';
}

/** Returns the supported operations and bindings. Clients of version 1.1 get only the operations of that version. */
export const getProfile: VeloOperation = {
  response: 'vcp:GetProfileResponse',
  isTransaction: false,
  async run({ request, seller }: VeloCall) {
    const isNew = resolveProfileVersion(request) === '1.3';
    const uri = `${seller.siteUrl}/veloconnect`;
    const bindings = uri.startsWith('https:') ? ['URL-S', 'XML-POST-S'] : ['URL', 'XML-POST'];
    const implement = (
      kind: 'Transaction' | 'Operation',
      names: readonly string[],
    ): VeloXmlNode[] =>
      names.flatMap((one) =>
        bindings.map((binding) =>
          createVeloElement('vcp:Implements', [
            createVeloTextElement(`vcp:${kind}`, one),
            createVeloTextElement('vcp:Binding', binding),
            createVeloTextElement('vcp:URI', uri),
          ]),
        ),
      );
    const profile = [
      ...implement('Transaction', transactions),
      ...implement('Operation', isNew ? [...operations, ...documents] : operations),
      ...Object.entries(properties).map(([key, value]) =>
        createVeloElement('vcp:Property', [
          createVeloTextElement('vcp:Key', key),
          createVeloTextElement('vcp:Value', value),
        ]),
      ),
    ];
    return {
      content: [
        createVeloTextElement('vcp:SellerName', seller.name),
        createVeloElement('vcp:VeloconnectProfile', profile),
      ],
      items: 0,
    };
  },
};

/** Returns the state of the requested transaction, or of all transactions of the dealer. */
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

/** Removes an open transaction. The request needs no test flag, because nothing can be ordered. */
export const rollbackTransaction: VeloOperation = {
  response: 'vct:RollbackResponse',
  isTransaction: true,
  async run(call) {
    return inTransaction(call.shop.db, async (trx) => {
      const transaction = await getOwnTransaction(call, null, trx);
      assertTransactionStatus(transaction, [transactionStates.initial, transactionStates.open]);
      await removeTransaction(trx, transaction.id);
      const { id, status } = transaction;
      return { content: [], items: 1, transaction: { id, status } };
    });
  },
};

function statusNode({ id, status, kind }: StoredTransaction): VeloXmlNode {
  return createVeloElement('vct:TransactionStatus', [
    createVeloTextElement('vct:TransactionId', id),
    createVeloTextElement('vct:StatusCode', status),
    createVeloTextElement('vct:Transaction', kind === 'order' ? 'Order' : 'TextSearch'),
  ]);
}
