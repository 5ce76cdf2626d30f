import type { RestServices } from '../../rest/rest-context';
import { resolveWithdrawalDeclaration } from '@/domain/order/withdrawal';
import type { Transaction } from '../../database/database';
import { saveMailFile } from '../../mail/attachments';
import { findOrder } from '../../shop/order/order.repository';
import { holdOrder } from '../../shop/order/order-lifecycle';
import { type OrderModel } from '../../shop/order/order-model';
import { applyWithdrawal } from '../../shop/order/order-lifecycle';
import { hashRequestContent, submitCustomerRequest } from '../submit-customer-request';
import { getWithdrawalOutcome } from './withdrawal-view';
import { renderReceiptPdf } from './withdrawal-receipt';
import { closeOtherWithdrawals } from './withdrawal.repository';
import {
  findOrderId,
  findWithdrawalByKey,
  listWithdrawals,
  insertWithdrawal,
  type Withdrawal,
  type WithdrawalDeclaration,
} from './withdrawal.repository';
import { buildCompanyCopyEmail, buildReceiptEmail } from './withdrawal-email';
import { getWithdrawalPath } from './withdrawal-view';
import { withdrawalMessages } from './withdrawal-messages';

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

/**
 * Saves a withdrawal and immediately sends the confirmation of receipt, with content, date and time, to the given email
 * address, as text and as a stored PDF, and a copy to the company. The signed-in buyer (`callerId`) withdraws from the
 * order at once; any other declaration puts the order on hold until the buyer confirms or rejects it.
 *
 * Everything runs in one transaction; a repeated key has no effect. Only buyer and company learn whether the order was
 * found. Rejects a known key with different content with 409, and the sixth declaration of an email address in an hour
 * with 429.
 */
export function declareWithdrawal(
  services: Services,
  declaration: WithdrawalDeclaration,
  callerId: string | null,
): Promise<Withdrawal> {
  const { key, email, language } = declaration;
  return submitCustomerRequest(services, {
    ...{ kind: 'withdrawal', email, maxPerHour: 5 },
    content: contentOf(declaration),
    find: async (trx) => {
      const known = await findWithdrawalByKey(trx, key);
      return known && { stored: known, contentHash: hashRequestContent(contentOf(known)) };
    },
    store: async (trx, { id, now, brand }) => {
      const order = await findDeclared(trx, declaration);
      const isBuyer = order !== null && callerId !== null && order.customerId === callerId;
      const { state, effect } = resolveWithdrawalDeclaration(
        order && (await factsOf(trx, order)),
        isBuyer,
      );
      const outcome = order && (await getWithdrawalOutcome(trx, order));
      const received: Withdrawal = {
        ...{ ...declaration, id, orderId: order?.id ?? null, receivedAt: now, state },
        ...{ receiptHash: null, remindedAt: null },
      };
      const bytes = await renderReceiptPdf(received, brand, outcome);
      const stored: Withdrawal = { ...received, receiptHash: await saveMailFile(trx, bytes) };
      await insertWithdrawal(trx, stored);
      if (order && effect === 'hold') await holdOrder(trx, order.id, now);
      if (order && effect === 'withdraw') {
        await applyWithdrawal(trx, order.id, now, now);
        await closeOtherWithdrawals(trx, stored, 'account', now);
      }
      const facts = {
        outcome,
        isHeld: effect === 'hold',
        confirmUrl: `${services.siteUrl}${getWithdrawalPath(services.tokenSecret, id, language)}`,
      };
      const receipt = { bytes, mediaType: 'application/pdf' };
      return {
        stored,
        letters: [
          {
            about: 'withdrawal',
            recipient: email,
            content: buildReceiptEmail(stored, brand, facts),
            attachments: [{ fileName: withdrawalMessages[language].fileName, ...receipt }],
          },
          {
            about: 'withdrawal-copy',
            recipient: brand.email,
            content: buildCompanyCopyEmail(stored, facts),
          },
        ],
      };
    },
  });
}

/** Returns the declared order if it was placed with the declaration's email address. */
async function findDeclared(
  trx: Transaction,
  { orderNumber, email }: WithdrawalDeclaration,
): Promise<OrderModel | null> {
  const number = readOrderNumber(orderNumber);
  const id = number === null ? null : await findOrderId(trx, number, email);
  return id === null ? null : findOrder(trx, id);
}

async function factsOf(trx: Transaction, order: OrderModel) {
  const rejectedIds = [
    ...(await listWithdrawals(trx, order.id, 'rejected')),
    ...(await listWithdrawals(trx, order.id, 'released')),
  ];
  return {
    isDealers: order.isNet,
    isCancelled: order.cancelled,
    isWithdrawn: order.withdrawnAt !== null,
    wasRejected: rejectedIds.length > 0,
  };
}

function contentOf({ name, email, orderNumber, text }: WithdrawalDeclaration) {
  return [name, email, orderNumber, text];
}

/** Extracts the order number from entered text such as "Bestellung 240731" or "Nr. 240.731". */
function readOrderNumber(written: string): number | null {
  const digits = written.replace(/\D/g, '');
  return digits !== '' && digits.length <= 9 ? Number(digits) : null;
}
