import { isHoldReminderDue } from '@/domain/withdrawal/hold-reminder';
import { dayMs } from '@/domain/time/durations';
import { dayInBerlin } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import { inTransaction } from '../../database/database';
import { readBrand } from '../../mail/brand';
import { enqueueLetter } from '../../mail/enqueue-letter';
import type { Letter } from '../../mail/letter';
import type { RestServices } from '../../rest/rest-services';
import { declaredFacts } from './withdrawal-letters';
import { findWaiting, saveReminder, type Withdrawal } from './withdrawal.repository';

/** Money has to go back within so many days of a withdrawal (§ 357 (1) BGB). */
const refundDays = 14;

/**
 * Tells the house of declarations that have waited too long for their buyer, each twice at most. Nothing is undone by itself: a person
 * asks the buyer and decides.
 */
export async function remindOfHolds({
  db,
  clock,
}: Pick<RestServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = (await findWaiting(db)).filter(({ receivedAt, remindedAt }) =>
    isHoldReminderDue(receivedAt, remindedAt, now),
  );
  if (due.length === 0) return;
  await inTransaction(db, async (trx) => {
    const brand = await readBrand(trx);
    for (const withdrawal of due) {
      await saveReminder(trx, withdrawal.id, now);
      const key = `withdrawal-waits:${withdrawal.id}:${dayInBerlin(now)}`;
      const mail = { key, recipient: brand.email, letter: reminderLetter(withdrawal) };
      await enqueueLetter(trx, mail, brand, now);
    }
  });
}

function reminderLetter(withdrawal: Withdrawal): Letter {
  const { receivedAt, orderNumber } = withdrawal;
  const number = orderNumber.replace(/\D/g, '');
  const refundBy = writeDay(dayInBerlin(receivedAt + refundDays * dayMs), 'de', 'long');
  return {
    language: 'de',
    subject: `Widerruf zu Bestellung ${number} wartet auf eine Antwort`,
    headline: 'Ein Widerruf wartet noch.',
    paragraphs: [
      `Der Käufer hat ihn weder bestätigt noch abgelehnt. Bitte fragen Sie nach und entscheiden Sie. War er vom Käufer, muss sein Geld spätestens am ${refundBy} zurück sein.`,
      `Ausführen: npm run order -- ${number} withdrawn. Freigeben: npm run order -- ${number} released.`,
    ],
    facts: declaredFacts(withdrawal, 'de', (text) => text),
  };
}
