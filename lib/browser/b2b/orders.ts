import type { B2bOrder, B2bOrderSummary } from '@/domain/b2b/b2b-order';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from './loaded-store';
import { b2bOrderAnswer, b2bOrdersAnswer } from './answers/order-answers';
import { askB2b, type B2bAnswer } from './ask-b2b';

type Orders = { readonly orders: readonly B2bOrderSummary[] };

const stores = {
  de: createLoadedStore(() => readOrders('de')),
  en: createLoadedStore(() => readOrders('en')),
};

/** The caller's orders, newest first: kept in the page's memory only. */
export function useB2bOrders(language: Language): Loaded<Orders> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadB2bOrders(language: Language): Promise<void> {
  return stores[language].reload();
}

/** One of the caller's orders; refused with 404 when there is none of that number, be it somebody else's. */
export function readB2bOrder(
  orderNumber: number,
  language: Language,
): Promise<B2bAnswer<B2bOrder>> {
  return askB2b(`/orders/${orderNumber}`, { language, schema: b2bOrderAnswer });
}

function readOrders(language: Language): Promise<B2bAnswer<Orders>> {
  return askB2b('/orders', { language, schema: b2bOrdersAnswer });
}
