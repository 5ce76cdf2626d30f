import { writeMoment } from '@/domain/time/write-moment';
import type { Brand } from '../../demo-source/shop-file';
import { writeNotes } from '../../documents/pdf/letter';
import { letterDocument } from '../../documents/pdf/letter-document';
import { withdrawalWords } from './withdrawal-words';
import type { Withdrawal } from './withdrawal.repository';

/**
 * The confirmation of receipt as a paper to keep (§ 356a (4) BGB): the content of the declaration, day and time of its receipt. The same
 * declaration and brand make the same bytes.
 */
export function receiptPdf(withdrawal: Withdrawal, brand: Brand): Promise<Buffer> {
  const { language, name, email, orderNumber, text, id, receivedAt } = withdrawal;
  const words = withdrawalWords[language];
  const moment = writeMoment(receivedAt, language, 'exact');
  const frame = {
    ...{ brand, language, headline: words.paper, createdAt: receivedAt },
    title: `${words.paper} ${orderNumber}`,
    address: [name, email],
    facts: [
      { label: words.received, value: moment },
      { label: words.order, value: orderNumber },
      { label: words.reference, value: id },
    ],
  };
  const strong = (said: string) => ({ text: said, isStrong: true });
  const plain = (said: string) => ({ text: said, isStrong: false });
  return letterDocument(frame, (doc) =>
    writeNotes(doc, [
      strong(words.intro(moment)),
      plain(words.declared),
      plain(words.statement(orderNumber)),
      ...(text === '' ? [] : [plain(`${words.text}: ${text}`)]),
      plain(words.by(name, email)),
      plain(words.next),
      plain(words.keepPaper),
      plain(words.notYou(brand.email, brand.phone)),
    ]),
  );
}
