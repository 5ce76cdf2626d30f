// The door to documents: what makes them, and the numbers and sums they tell.
export { withConfigurations } from './configuration/configuration-papers';
export { deliveryNoteNumber, hasDeliveryNote } from './delivery-note/delivery-note-view';
export { keepIssuedFiles } from './invoice/issued-file';
export { type InvoiceTerms, invoiceTerms } from './invoice/invoice-terms';
export { vatBreakdown } from './invoice/vat-breakdown';
export { createLegalDocuments, prepareLegal } from './legal/legal-documents';
export { attachConfirmations } from './order-confirmation/attach-confirmations';
export { orderConfirmationNumber } from './order-confirmation/order-confirmation-view';
export {
  invoicePaperPattern,
  orderPaperPattern,
  readOrderPaper,
  readXrechnungPaper,
} from './order-paper';
export { createPapers } from './papers/papers';
