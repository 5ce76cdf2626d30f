import type { RestServices } from '../../rest/rest-services';
import { judgeDeclaration } from '@/domain/withdrawal/judge-declaration';
import type { Transaction } from '../../database/database';
import { keepMailFile } from '../../mail/attachments';
import {
  findOrder,
  holdOrder,
  type OrderModel,
  withdrawOrder,
} from '../../shop/order/order.service';
import { hashOf, takeOnce } from '../take-once';
import { outcomeOfOrder } from './order-outcome';
import { receiptPdf } from './receipt-pdf';
import { closeOthers } from './close-others';
import {
  findOrderId,
  findWithdrawal,
  findWithdrawalsOf,
  insertWithdrawal,
  type Withdrawal,
  type WithdrawalDeclaration,
} from './withdrawal.repository';
import { companyCopy, receiptLetter } from './withdrawal-letters';
import { withdrawalPath } from './withdrawal-link';
import { withdrawalWords } from './withdrawal-words';

type Services = Pick<RestServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>;

/**
 * Keeps a declaration of withdrawal and writes the confirmation of receipt at once, with its content, date and time, to the given
 * e-mail, as text and as a PDF that is kept, and a copy to the company. An order that is found is withdrawn from at once by its signed-in
 * buyer (`callerId`); everybody else's declaration holds it until the buyer confirms or rejects it. All of it or nothing. The same key acts
 * once. Whether the order was found is told to the buyer and the company only. Refuses another content under a known key with 409, and
 * the sixth of one e-mail in an hour with 429.
 */
export function declareWithdrawal(
  services: Services,
  declaration: WithdrawalDeclaration,
  callerId: string | null,
): Promise<Withdrawal> {
  const { key, email, language } = declaration;
  return takeOnce(services, {
    ...{ kind: 'withdrawal', email, maxPerHour: 5 },
    content: contentOf(declaration),
    find: async (trx) => {
      const known = await findWithdrawal(trx, key);
      return known && { kept: known, contentHash: hashOf(contentOf(known)) };
    },
    keep: async (trx, { id, now, brand }) => {
      const order = await findDeclared(trx, declaration);
      const isBuyer = order !== null && callerId !== null && order.customerId === callerId;
      const { state, effect } = judgeDeclaration(order && (await factsOf(trx, order)), isBuyer);
      const outcome = order && (await outcomeOfOrder(trx, order));
      const received: Withdrawal = {
        ...{ ...declaration, id, orderId: order?.id ?? null, receivedAt: now, state },
        ...{ receiptHash: null, remindedAt: null },
      };
      const bytes = await receiptPdf(received, brand, outcome);
      const kept: Withdrawal = { ...received, receiptHash: await keepMailFile(trx, bytes) };
      await insertWithdrawal(trx, kept);
      if (order && effect === 'hold') await holdOrder(trx, order.id, now);
      if (order && effect === 'withdraw') {
        await withdrawOrder(trx, order.id, now, now);
        await closeOthers(trx, kept, 'account', now);
      }
      const facts = {
        outcome,
        isHeld: effect === 'hold',
        confirmUrl: `${services.siteUrl}${withdrawalPath(services.tokenSecret, id, language)}`,
      };
      const receipt = { bytes, mediaType: 'application/pdf' };
      return {
        kept,
        letters: [
          {
            about: 'withdrawal',
            recipient: email,
            letter: receiptLetter(kept, brand, facts),
            attachments: [{ fileName: withdrawalWords[language].fileName, ...receipt }],
          },
          { about: 'withdrawal-copy', recipient: brand.email, letter: companyCopy(kept, facts) },
        ],
      };
    },
  });
}

/** The order the declaration names, if it was placed with its e-mail. */
async function findDeclared(
  trx: Transaction,
  { orderNumber, email }: WithdrawalDeclaration,
): Promise<OrderModel | null> {
  const number = readOrderNumber(orderNumber);
  const id = number === null ? null : await findOrderId(trx, number, email);
  return id === null ? null : findOrder(trx, id);
}

async function factsOf(trx: Transaction, order: OrderModel) {
  const refused = [
    ...(await findWithdrawalsOf(trx, order.id, 'rejected')),
    ...(await findWithdrawalsOf(trx, order.id, 'released')),
  ];
  return {
    isDealers: order.isNet,
    isCancelled: order.cancelled,
    isWithdrawn: order.withdrawnAt !== null,
    wasRefused: refused.length > 0,
  };
}

function contentOf({ name, email, orderNumber, text }: WithdrawalDeclaration) {
  return [name, email, orderNumber, text];
}

/** People copy the number with words around it: "Bestellung 240731", "Nr. 240.731". */
function readOrderNumber(written: string): number | null {
  const digits = written.replace(/\D/g, '');
  return digits !== '' && digits.length <= 9 ? Number(digits) : null;
}
