// The door to documents: what makes them, and the numbers and sums they tell.
export { withConfigurations } from './configuration/configuration-papers';
export { deliveryNoteNumber, hasDeliveryNote } from './delivery-note/delivery-note-view';
export { foreignTexts } from './foreign/foreign-texts';
export { keepIssuedFiles } from './invoice/issued-file';
export { type InvoiceTerms, invoiceTerms } from './invoice/invoice-terms';
export { vatBreakdown } from './invoice/vat-breakdown';
export { createLegalDocuments, prepareLegal } from './legal/legal-documents';
export { attachConfirmation } from './order-confirmation/attach-confirmation';
export { orderConfirmationNumber } from './order-confirmation/order-confirmation-view';
export {
  invoicePaperPattern,
  orderPaperPattern,
  readOrderPaper,
  readXrechnungPaper,
} from './order-paper';
export { createPapers } from './papers/papers';
export { ownPapers } from './papers/own-papers';
