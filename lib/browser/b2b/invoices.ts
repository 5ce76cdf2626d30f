import type { B2bInvoices } from '@/domain/b2b/b2b-invoice';
import type { Language } from '@/domain/language/detect-language';
import { createAskedStore } from './asked-store';
import type { Loaded } from './loaded-store';
import { b2bInvoicesAnswer } from './answers/order-answers';
import { askB2b, type B2bAnswer } from './ask-b2b';

const stores = {
  de: createAskedStore((query) => readInvoices('de', query)),
  en: createAskedStore((query) => readInvoices('en', query)),
};

/** A page of the caller's invoices as the query asks, with what is to be paid: kept in the page's memory only. */
export function useB2bInvoices(language: Language, query: string): Loaded<B2bInvoices> {
  return stores[language].useAsked(query);
}

/** Asks again. */
export function reloadB2bInvoices(language: Language): Promise<void> {
  return stores[language].reload();
}

function readInvoices(language: Language, query: string): Promise<B2bAnswer<B2bInvoices>> {
  return askB2b('/invoices', { language, query, schema: b2bInvoicesAnswer });
}
