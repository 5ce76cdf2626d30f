import {
  inkColors,
  addPageIfNeeded,
  toPoints,
  type PdfDocument,
  drawRule,
  writeTagged,
} from '../pdf/document';
import { writeNotes, renderLetter } from '../pdf/letter';
import { type PdfTableColumn, writeTable } from '../pdf/table';
import {
  type DeliveryNoteView,
  buildDeliveryNoteView,
  hasDeliveryNote,
} from './delivery-note-view';
import type { Language } from '@/domain/locale/language';
import { isDispatchedLater } from '@/domain/delivery/shipment';
import { getBrand } from '../../database/settings';
import { getCountryTitles } from '../../shop/delivery/country.service';
import { findCustomer } from '../../shop/customer/customer.repository';
import { findOwnOrder } from '../../shop/order/customer-orders.repository';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-context';

const columns: readonly PdfTableColumn<keyof DeliveryNoteView['columns']>[] = [
  { key: 'position', share: 0.08, align: 'left' },
  { key: 'sku', share: 0.25, align: 'left' },
  { key: 'title', share: 0.55, align: 'left' },
  { key: 'amount', share: 0.12, align: 'right' },
];

/** Renders the delivery note as a letter with a signature line. */
function renderDeliveryNotePdf(view: DeliveryNoteView): Promise<Buffer> {
  return renderLetter({ ...view, createdAt: view.sentAt }, async (doc) => {
    await writeTable(doc, columns, view.columns, view.positions);
    await writeNotes(
      doc,
      view.notes.map((text) => ({ text, isStrong: false })),
    );
    writeSigningLine(doc, view.received);
  });
}

function writeSigningLine(doc: PdfDocument, label: string): void {
  addPageIfNeeded(doc, toPoints(24));
  const { left } = doc.page.margins;
  const y = doc.y + toPoints(16);
  drawRule(doc, y, { color: inkColors.ink, to: left + toPoints(80) });
  writeTagged(doc, 'P', () => {
    doc.font('regular').fontSize(7.5).fillColor(inkColors.quiet);
    doc.text(label, left, y + 4);
  });
}

/**
 * Returns the delivery note of a dispatched shipment as PDF. Throws RestError 404 if the shipment is not dispatched, or
 * if the order does not exist or belongs to another customer.
 */
export async function getDeliveryNote(
  { db }: Pick<RestServices, 'db'>,
  customerId: string,
  orderNumber: number,
  shipmentNumber: number,
  language: Language,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const found = await findOwnOrder(db, customerId, orderNumber);
  const shipment = found?.shipments.find(({ number }) => number === shipmentNumber);
  if (!found || !shipment || !hasDeliveryNote(shipment)) throw new RestError(404, 'notFound');
  const view = buildDeliveryNoteView({
    ...found,
    shipment,
    coming: found.shipments.filter((one) => isDispatchedLater(one, shipment)),
    brand: await getBrand(db),
    customerNumber: (await findCustomer(db, customerId))?.customerNumber ?? '',
    language,
    countryTitle: await getCountryTitles(db, language),
  });
  return { name: `${view.number}.pdf`, bytes: new Uint8Array(await renderDeliveryNotePdf(view)) };
}
