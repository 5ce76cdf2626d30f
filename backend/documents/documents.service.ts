// The door to documents: what makes them, and the numbers and sums they tell.
export { deliveryNoteNumber, hasDeliveryNote } from './delivery-note/delivery-note-view';
export { invoiceNumberText } from './invoice/invoice-view';
export { vatBreakdown } from './invoice/vat-breakdown';
export { createLegalDocuments, prepareLegal } from './legal/legal-documents';
export { createPapers } from './papers/papers';
