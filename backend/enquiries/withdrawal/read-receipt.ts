import type { RestServices } from '../../rest/rest-services';
import { readBrand } from '../../mail/brand';
import { readMailFile } from '../../mail/attachments';
import { findOwnOrder } from '../../shop/order/order.service';
import { receiptPdf } from './receipt-pdf';
import { withdrawalWords } from './withdrawal-words';
import { findWithdrawal, findWithdrawalOf, type Withdrawal } from './withdrawal.repository';

type Services = Pick<RestServices, 'db'>;

interface ReceiptFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The receipt of the declaration that came under this key, which only its sender knows; null when there is none. */
export async function readReceiptByKey({ db }: Services, key: string): Promise<ReceiptFile | null> {
  const withdrawal = await findWithdrawal(db, key);
  return withdrawal && receiptOf(db, withdrawal);
}

/** The receipt of the declaration that ended a customer's own order; null for orders of others, of nobody and without one. */
export async function readOwnReceipt(
  { db }: Services,
  customerId: string,
  orderNumber: number,
): Promise<ReceiptFile | null> {
  const own = await findOwnOrder(db, customerId, orderNumber);
  const withdrawal = own && (await findWithdrawalOf(db, own.order.id));
  return withdrawal ? receiptOf(db, withdrawal) : null;
}

/** The bytes that went out by mail; of a declaration from before there were any, the same said now. */
async function receiptOf(db: RestServices['db'], withdrawal: Withdrawal): Promise<ReceiptFile> {
  const { receiptHash, language } = withdrawal;
  const bytes =
    receiptHash === null
      ? await receiptPdf(withdrawal, await readBrand(db), null)
      : await readMailFile(db, receiptHash);
  return { name: withdrawalWords[language].fileName, bytes: new Uint8Array(bytes) };
}
