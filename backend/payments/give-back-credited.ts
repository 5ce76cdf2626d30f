import { creditToGiveBack } from '@/domain/payment/credit-to-give-back';
import { inTransaction } from '../database/database';
import { newId } from '../database/ids';
import { findInvoicesOf } from '../shop/order/order.service';
import { findCreditedAttempts } from './attempt.repository';
import type { PaymentServices } from './payment-services';
import { findRefunds, insertRefund } from './refund.repository';

/**
 * Writes down that money goes back which credit notes took off paid invoices, once each cent: what is on its way back, or was given
 * back for another reason, counts. The buyer reads of it in the credit note, and again when it has left.
 */
export async function giveBackCredited({ db, clock }: PaymentServices): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    for (const attempt of await findCreditedAttempts(trx)) {
      const notes = (await findInvoicesOf(trx, [attempt.orderId])).filter(
        ({ kind, paidAt }) => kind === 'creditNote' && paidAt !== null,
      );
      const amountCents = creditToGiveBack({
        paidCents: attempt.amountCents,
        creditedCents: notes.map(({ content }) => content.order.totalCents),
        refundedCents: (await findRefunds(trx, attempt.orderId))
          .filter(({ attemptId }) => attemptId === attempt.id)
          .map((refund) => refund.amountCents),
      });
      if (amountCents === 0) continue;
      const back = { attemptId: attempt.id, orderId: attempt.orderId, amountCents };
      await insertRefund(
        trx,
        { ...back, id: newId(), state: 'pending', reason: 'asked', providerId: null },
        now,
      );
    }
  });
}
