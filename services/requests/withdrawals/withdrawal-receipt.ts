import { shownEmail } from '@/domain/customer/shown-email';
import { formatMoment } from '@/domain/time/format-moment';
import { removeAutoLinks } from '@/domain/text/text-utils';
import type { WithdrawalResult } from '@/domain/order/withdrawal';
import type { Brand } from '../../demo-data/shop-schema';
import { writeNotes, renderLetter } from '../../documents/pdf/letter';
import { listOutcomeParagraphs, withdrawalMessages } from './withdrawal-messages';
import {
  type Withdrawal,
  findWithdrawalByKey,
  findEffectiveWithdrawal,
} from './withdrawal.repository';
import type { RestServices } from '../../rest/rest-context';
import { getBrand } from '../../database/settings';
import { getMailFile } from '../../mail/attachments';
import { findOwnOrder } from '../../shop/order/customer-orders.repository';

/**
 * The confirmation of receipt as a paper to keep (§ 356a (4) BGB): the content of the declaration, day and time of its receipt. What
 * follows stands in it only for a signed-in buyer (`effective`): whoever sends a declaration may read its paper, and must not learn from
 * it whether there is such an order. The same declaration, outcome and brand make the same bytes.
 */
export function renderReceiptPdf(
  withdrawal: Withdrawal,
  brand: Brand,
  outcome: WithdrawalResult | null,
): Promise<Buffer> {
  const { language, email, text, id, receivedAt, state } = withdrawal;
  const words = withdrawalMessages[language];
  const [name, orderNumber] = [
    removeAutoLinks(withdrawal.name),
    removeAutoLinks(withdrawal.orderNumber),
  ];
  const moment = formatMoment(receivedAt, language, 'exact');
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
      ? listOutcomeParagraphs(outcome, language)
      : [words.nextByMail(shownEmail(email))];
  return renderLetter(frame, (doc) =>
    writeNotes(doc, [
      strong(words.intro(moment)),
      plain(words.declared),
      plain(words.statement(orderNumber)),
      ...(text === '' ? [] : [plain(`${words.text}: „${removeAutoLinks(text)}“`)]),
      plain(words.by(name, shownEmail(email))),
      ...next.map(plain),
      plain(words.keepPaper),
      plain(words.notYou(shownEmail(brand.email), brand.phone)),
    ]),
  );
}

type Services = Pick<RestServices, 'db'>;

interface ReceiptFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The receipt of the declaration that came under this key, which only its sender knows; null when there is none. */
export async function findReceiptByKey({ db }: Services, key: string): Promise<ReceiptFile | null> {
  const withdrawal = await findWithdrawalByKey(db, key);
  return withdrawal && receiptOf(db, withdrawal);
}

/** The receipt of the declaration that ended a customer's own order; null for orders of others, of nobody and without one. */
export async function findOwnReceipt(
  { db }: Services,
  customerId: string,
  orderNumber: number,
): Promise<ReceiptFile | null> {
  const own = await findOwnOrder(db, customerId, orderNumber);
  const withdrawal = own && (await findEffectiveWithdrawal(db, own.order.id));
  return withdrawal ? receiptOf(db, withdrawal) : null;
}

/** The bytes that went out by mail; of a declaration from before there were any, the same said now. */
async function receiptOf(db: RestServices['db'], withdrawal: Withdrawal): Promise<ReceiptFile> {
  const { receiptHash, language } = withdrawal;
  const bytes =
    receiptHash === null
      ? await renderReceiptPdf(withdrawal, await getBrand(db), null)
      : await getMailFile(db, receiptHash);
  return { name: withdrawalMessages[language].fileName, bytes: new Uint8Array(bytes) };
}
