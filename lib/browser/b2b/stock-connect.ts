import type {
  ConnectionTestStep,
  NewCredentials,
  StockConnect,
  StockReportResult,
} from '@/domain/b2b/stock-connect';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from './loaded-store';
import {
  connectionTestAnswer,
  newCredentialsAnswer,
  stockConnectAnswer,
  stockReportAnswer,
} from './answers/stock-connect-answers';
import { askB2b, noContent, type B2bAnswer } from './ask-b2b';

const stores = {
  de: createLoadedStore(() => read('de')),
  en: createLoadedStore(() => read('en')),
};

/** The state of the dealer's connection. The secret is never part of it. */
export function useStockConnect(language: Language): Loaded<StockConnect> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadStockConnect(language: Language): Promise<void> {
  return stores[language].reload();
}

/** Makes new credentials; the old secret stops at once. The new one is told here and kept nowhere. */
export function makeCredentials(language: Language): Promise<B2bAnswer<NewCredentials>> {
  const path = '/stock-connect/credentials';
  return askB2b(path, { language, method: 'POST', body: {}, schema: newCredentialsAnswer });
}

/** Ends the credentials. */
export function revokeCredentials(language: Language): Promise<B2bAnswer<null>> {
  return askB2b('/stock-connect/credentials', { language, method: 'DELETE', schema: noContent });
}

/** Runs the four steps of a connection; they leave nothing behind. */
export function testConnection(
  language: Language,
): Promise<B2bAnswer<{ readonly steps: readonly ConnectionTestStep[] }>> {
  const question = { language, method: 'POST', body: {}, schema: connectionTestAnswer } as const;
  return askB2b('/stock-connect/test', question);
}

/** Reports the dealer's whole stock, as a file or a text in CSV. */
export function sendStockReport(
  content: Blob | string,
  language: Language,
): Promise<B2bAnswer<StockReportResult>> {
  // Systems name CSV files by many types; what is in them is read all the same.
  return send(new Blob([content], { type: 'text/csv' }), language);
}

/** Adds rows to the stock reported before, such as repaired ones. */
export function addToStockReport(
  rows: readonly { readonly sku: string; readonly amount: string }[],
  language: Language,
): Promise<B2bAnswer<StockReportResult>> {
  return send({ add: true, rows }, language);
}

function send(body: object, language: Language): Promise<B2bAnswer<StockReportResult>> {
  return askB2b('/stock-report', { language, method: 'POST', body, schema: stockReportAnswer });
}

function read(language: Language): Promise<B2bAnswer<StockConnect>> {
  return askB2b('/stock-connect', { language, schema: stockConnectAnswer });
}
