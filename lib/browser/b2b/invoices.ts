import type { B2bInvoices } from '@/domain/b2b/b2b-invoice';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from './loaded-store';
import { b2bInvoicesAnswer } from './answers/order-answers';
import { askB2b, type B2bAnswer } from './ask-b2b';

const stores = {
  de: createLoadedStore(() => readInvoices('de')),
  en: createLoadedStore(() => readInvoices('en')),
};

/** The caller's invoices, newest first, with what is to be paid: kept in the page's memory only. */
export function useB2bInvoices(language: Language): Loaded<B2bInvoices> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadB2bInvoices(language: Language): Promise<void> {
  return stores[language].reload();
}

function readInvoices(language: Language): Promise<B2bAnswer<B2bInvoices>> {
  return askB2b('/invoices', { language, schema: b2bInvoicesAnswer });
}
