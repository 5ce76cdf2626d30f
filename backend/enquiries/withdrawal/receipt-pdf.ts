import { shownEmail } from '@/domain/customer/shown-email';
import { writeMoment } from '@/domain/time/write-moment';
import { unlinkedText } from '@/domain/withdrawal/unlinked-text';
import type { WithdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';
import type { Brand } from '../../demo-source/shop-file';
import { writeNotes } from '../../documents/pdf/letter';
import { letterDocument } from '../../documents/pdf/letter-document';
import { outcomeParagraphs } from './outcome-words';
import { withdrawalWords } from './withdrawal-words';
import type { Withdrawal } from './withdrawal.repository';

/**
 * The confirmation of receipt as a paper to keep (§ 356a (4) BGB): the content of the declaration, day and time of its receipt. What
 * follows stands in it only for a signed-in buyer (`effective`): whoever sends a declaration may read its paper, and must not learn from
 * it whether there is such an order. The same declaration, outcome and brand make the same bytes.
 */
export function receiptPdf(
  withdrawal: Withdrawal,
  brand: Brand,
  outcome: WithdrawalOutcome | null,
): Promise<Buffer> {
  const { language, email, text, id, receivedAt, state } = withdrawal;
  const words = withdrawalWords[language];
  const [name, orderNumber] = [unlinkedText(withdrawal.name), unlinkedText(withdrawal.orderNumber)];
  const moment = writeMoment(receivedAt, language, 'exact');
  const frame = {
    ...{ brand, language, headline: words.paper, createdAt: receivedAt },
    title: `${words.paper} ${orderNumber}`,
    address: [name, shownEmail(email)],
    facts: [
      { label: words.received, value: moment },
      { label: words.order, value: orderNumber },
      { label: words.reference, value: id },
    ],
  };
  const strong = (said: string) => ({ text: said, isStrong: true });
  const plain = (said: string) => ({ text: said, isStrong: false });
  const next =
    state === 'effective' && outcome
      ? outcomeParagraphs(outcome, language)
      : [words.nextByMail(shownEmail(email))];
  return letterDocument(frame, (doc) =>
    writeNotes(doc, [
      strong(words.intro(moment)),
      plain(words.declared),
      plain(words.statement(orderNumber)),
      ...(text === '' ? [] : [plain(`${words.text}: „${unlinkedText(text)}“`)]),
      plain(words.by(name, shownEmail(email))),
      ...next.map(plain),
      plain(words.keepPaper),
      plain(words.notYou(shownEmail(brand.email), brand.phone)),
    ]),
  );
}
