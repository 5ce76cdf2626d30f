import type { B2bOrder, B2bOrders } from '@/domain/b2b/b2b-order';
import type { Language } from '@/domain/language/detect-language';
import { createAskedStore } from './asked-store';
import type { Loaded } from './loaded-store';
import { b2bOrderAnswer, b2bOrdersAnswer } from './answers/order-answers';
import { askB2b, type B2bAnswer } from './ask-b2b';

const stores = {
  de: createAskedStore((query) => readOrders('de', query)),
  en: createAskedStore((query) => readOrders('en', query)),
};

/** A page of the caller's orders, newest first, as the query asks: kept in the page's memory only. */
export function useB2bOrders(language: Language, query: string): Loaded<B2bOrders> {
  return stores[language].useAsked(query);
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

function readOrders(language: Language, query: string): Promise<B2bAnswer<B2bOrders>> {
  return askB2b('/orders', { language, query, schema: b2bOrdersAnswer });
}
