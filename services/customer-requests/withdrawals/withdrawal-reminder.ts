import { isHoldReminderDue } from '@/domain/order/withdrawal';
import { dayMs } from '@/domain/time/durations';
import { toBerlinDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import { inTransaction } from '../../database/database';
import { getBrand } from '../../database/settings';
import { enqueueEmail } from '../../mail/outbox';
import type { EmailContent } from '../../mail/email-layout';
import type { RestServices } from '../../rest/rest-context';
import { listDeclarationDetails } from './withdrawal-email';
import {
  listPendingWithdrawals,
  saveWithdrawalReminder,
  type Withdrawal,
} from './withdrawal.repository';

/** Payments must be refunded within 14 days of a withdrawal (§ 357 (1) BGB). */
const refundDays = 14;

/**
 * Reminds the team of declarations whose buyer has not responded, at most twice each. The declarations stay pending
 * until the buyer or the team decides.
 */
export async function sendHoldReminders({
  db,
  clock,
}: Pick<RestServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = (await listPendingWithdrawals(db)).filter(({ receivedAt, remindedAt }) =>
    isHoldReminderDue(receivedAt, remindedAt, now),
  );
  if (due.length === 0) return;
  await inTransaction(db, async (trx) => {
    const brand = await getBrand(trx);
    for (const withdrawal of due) {
      await saveWithdrawalReminder(trx, withdrawal.id, now);
      const key = `withdrawal-waits:${withdrawal.id}:${toBerlinDay(now)}`;
      const mail = { key, recipient: brand.email, content: buildReminderEmail(withdrawal) };
      await enqueueEmail(trx, mail, brand, now);
    }
  });
}

function buildReminderEmail(withdrawal: Withdrawal): EmailContent {
  const { receivedAt, orderNumber } = withdrawal;
  const number = orderNumber.replace(/\D/g, '');
  const refundBy = formatIsoDay(toBerlinDay(receivedAt + refundDays * dayMs), 'de', 'long');
  return {
    language: 'de',
    subject: `Widerruf zu Bestellung ${number} wartet auf eine Antwort`,
    headline: 'Ein Widerruf wartet noch.',
    paragraphs: [
      `Der Käufer hat ihn weder bestätigt noch abgelehnt. Bitte fragen Sie nach und entscheiden Sie. War er vom Käufer, muss sein Geld spätestens am ${refundBy} zurück sein.`,
      `Ausführen: npm run order -- ${number} withdrawn. Freigeben: npm run order -- ${number} released.`,
    ],
    facts: listDeclarationDetails(withdrawal, 'de', (text) => text),
  };
}
