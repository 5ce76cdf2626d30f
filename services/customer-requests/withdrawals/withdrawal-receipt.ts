import { toDisplayEmail } from '@/domain/customer/to-display-email';
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
 * Renders the confirmation of receipt as a PDF (§ 356a (4) BGB): the declaration with date and time of receipt. The
 * consequences are only included for a signed-in buyer (`effective`), as any sender may read the PDF and must not learn
 * from it whether the order exists. The same declaration, outcome and brand give the same bytes.
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
    address: [name, toDisplayEmail(email)],
    facts: [
      { label: words.received, value: moment },
      { label: words.order, value: orderNumber },
      { label: words.reference, value: id },
    ],
  };
  const strong = (text: string) => ({ text, isStrong: true });
  const regular = (text: string) => ({ text, isStrong: false });
  const next =
    state === 'effective' && outcome
      ? listOutcomeParagraphs(outcome, language)
      : [words.nextByMail(toDisplayEmail(email))];
  return renderLetter(frame, (doc) =>
    writeNotes(doc, [
      strong(words.intro(moment)),
      regular(words.declared),
      regular(words.statement(orderNumber)),
      ...(text === '' ? [] : [regular(`${words.text}: „${removeAutoLinks(text)}“`)]),
      regular(words.by(name, toDisplayEmail(email))),
      ...next.map(regular),
      regular(words.keepDocument),
      regular(words.notYou(toDisplayEmail(brand.email), brand.phone)),
    ]),
  );
}

type Services = Pick<RestServices, 'db'>;

interface ReceiptFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Returns the receipt of the declaration with this key, which only its sender has, or null. */
export async function findReceiptByKey({ db }: Services, key: string): Promise<ReceiptFile | null> {
  const withdrawal = await findWithdrawalByKey(db, key);
  return withdrawal && receiptOf(db, withdrawal);
}

/**
 * Returns the receipt of the declaration that ended the customer's order; null when there is none, or when the order is
 * missing or belongs to somebody else.
 */
export async function findOwnReceipt(
  { db }: Services,
  customerId: string,
  orderNumber: number,
): Promise<ReceiptFile | null> {
  const own = await findOwnOrder(db, customerId, orderNumber);
  const withdrawal = own && (await findEffectiveWithdrawal(db, own.order.id));
  return withdrawal ? receiptOf(db, withdrawal) : null;
}

/** Returns the PDF that was emailed. For declarations from before receipts were stored the PDF is rendered again. */
async function receiptOf(db: RestServices['db'], withdrawal: Withdrawal): Promise<ReceiptFile> {
  const { receiptHash, language } = withdrawal;
  const bytes =
    receiptHash === null
      ? await renderReceiptPdf(withdrawal, await getBrand(db), null)
      : await getMailFile(db, receiptHash);
  return { name: withdrawalMessages[language].fileName, bytes: new Uint8Array(bytes) };
}
