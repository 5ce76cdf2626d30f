import type { RestServices } from '../../rest/rest-services';
import { withdrawOrder } from '../../shop/order/order.service';
import { keepMailFile } from '../../mail/attachments';
import { hashOf, takeOnce } from '../take-once';
import { receiptPdf } from './receipt-pdf';
import {
  type WithdrawalDeclaration,
  findOrderId,
  findWithdrawal,
  insertWithdrawal,
  type Withdrawal,
} from './withdrawal.repository';
import { companyCopy, receiptLetter } from './withdrawal-letters';
import { withdrawalWords } from './withdrawal-words';

/**
 * Keeps a declaration of withdrawal and writes the confirmation of receipt at once, with its content, date and time, to the given
 * e-mail, as text and as a PDF that is kept, and a copy to the company; an order that is found is withdrawn from at once. All of it or
 * nothing. The same key acts once. Whether the order was found is told to the company only. Refuses another content under a known key with 409, and the sixth of one e-mail in an hour with 429.
 */
export function declareWithdrawal(
  services: Pick<RestServices, 'db' | 'clock'>,
  declaration: WithdrawalDeclaration,
): Promise<Withdrawal> {
  const { key, email } = declaration;
  return takeOnce(services, {
    ...{ kind: 'withdrawal', email, maxPerHour: 5 },
    content: contentOf(declaration),
    find: async (trx) => {
      const known = await findWithdrawal(trx, key);
      return known && { kept: known, contentHash: hashOf(contentOf(known)) };
    },
    keep: async (trx, { id, now, brand }) => {
      const number = readOrderNumber(declaration.orderNumber);
      const orderId = number === null ? null : await findOrderId(trx, number, email);
      const taken: Withdrawal = { ...declaration, id, orderId, receivedAt: now, receiptHash: null };
      const bytes = await receiptPdf(taken, brand);
      const kept: Withdrawal = { ...taken, receiptHash: await keepMailFile(trx, bytes) };
      await insertWithdrawal(trx, kept);
      if (orderId !== null) await withdrawOrder(trx, orderId, now);
      return {
        kept,
        letters: [
          {
            about: 'withdrawal',
            recipient: email,
            letter: receiptLetter(kept, brand),
            attachments: [
              {
                fileName: withdrawalWords[kept.language].fileName,
                mediaType: 'application/pdf',
                bytes,
              },
            ],
          },
          { about: 'withdrawal-copy', recipient: brand.email, letter: companyCopy(kept) },
        ],
      };
    },
  });
}

function contentOf({ name, email, orderNumber, text }: WithdrawalDeclaration) {
  return [name, email, orderNumber, text];
}

/** People copy the number with words around it: "Bestellung 240731", "Nr. 240.731". */
function readOrderNumber(written: string): number | null {
  const digits = written.replace(/\D/g, '');
  return digits !== '' && digits.length <= 9 ? Number(digits) : null;
}

export { readOwnReceipt, readReceiptByKey } from './read-receipt';
