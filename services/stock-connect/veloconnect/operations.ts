import {
  deliveryNoteDetails,
  deliveryNoteQuery,
  invoiceDetails,
  invoiceQuery,
  orderConfirmationDetails,
  orderConfirmationQuery,
} from './documents/document-operations';
import { completeOrder } from './complete-order';
import { getItemDetails, getItemDetailsList } from './article-operations';
import { getProfile } from './system-operations';
import { createOrder, updateOrder, viewOrder } from './order';
import { createTextSearch, getSearchResult } from './article-operations';
import { getStatus, rollbackTransaction } from './system-operations';
import type { VeloOperation } from './velo-operation';
import type { XmlName } from './xml-writer';

const operations: Readonly<Record<string, VeloOperation>> = {
  getprofile: getProfile,
  getitemdetails: getItemDetails,
  getitemdetailslist: getItemDetailsList,
  createtextsearch: createTextSearch,
  searchresult: getSearchResult,
  createorder: createOrder,
  updateorder: updateOrder,
  vieworder: viewOrder,
  finishorder: completeOrder,
  getstatus: getStatus,
  rollback: rollbackTransaction,
  orderconfirmationquery: orderConfirmationQuery,
  orderconfirmationdetails: orderConfirmationDetails,
  deliverynotequery: deliveryNoteQuery,
  deliverynotedetails: deliveryNoteDetails,
  invoiceinformationquery: invoiceQuery,
  invoiceinformationdetails: invoiceDetails,
};

/** Operations of the standard that this server does not support. */
const notImplemented: Readonly<Record<string, XmlName>> = {
  getclassificationscheme: 'vcc:GetClassificationSchemeResponse',
  offerquery: 'vcr:OfferQueryResponse',
  offerdetails: 'vcr:OfferDetailsResponse',
};

export type FoundOperation =
  | { kind: 'known'; name: string; operation: VeloOperation }
  | { kind: 'notImplemented'; name: string; response: XmlName }
  | { kind: 'unknown' };

/** Finds an operation by its name, ignoring case. */
export function findOperation(name: string): FoundOperation {
  const key = name.toLowerCase();
  const operation = Object.hasOwn(operations, key) ? operations[key] : undefined;
  if (operation) return { kind: 'known', name: nameOf(operation.response, name), operation };
  const response = Object.hasOwn(notImplemented, key) ? notImplemented[key] : undefined;
  return response
    ? { kind: 'notImplemented', name: nameOf(response, name), response }
    : { kind: 'unknown' };
}

/**
 * Returns the operation's name for the access log, spelled as in the standard. Order operations share a response name,
 * so the name that the client sent identifies them.
 */
function nameOf(response: XmlName, sent: string): string {
  const name = response.slice(response.indexOf(':') + 1).replace(/Response$/, '');
  return name.toLowerCase() === sent.toLowerCase()
    ? name
    : (orderNames[sent.toLowerCase()] ?? name);
}

const orderNames: Readonly<Record<string, string>> = {
  createorder: 'CreateOrder',
  updateorder: 'UpdateOrder',
  vieworder: 'ViewOrder',
  finishorder: 'FinishOrder',
};
