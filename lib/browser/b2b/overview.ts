import type { B2bOverview } from '@/domain/b2b/overview';
import type { Language } from '@/domain/language/detect-language';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { createLoadedStore, type Loaded } from './loaded-store';
import { overviewAnswer } from './answers/overview-answer';
import { askB2b, noContent } from './ask-b2b';

const stores = {
  de: createLoadedStore(() => readOverview('de')),
  en: createLoadedStore(() => readOverview('en')),
};

/** What the dealer's account opens with; several parts of the page share one question. */
export function useOverview(language: Language): Loaded<B2bOverview> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadOverview(language: Language): Promise<void> {
  return stores[language].reload();
}

/** Marks the changes until now as read. What is shown stays until the next reload. */
export function markChangesRead(language: Language): Promise<ShopAnswer<null>> {
  return askB2b('/overview/read', { language, method: 'POST', body: {}, schema: noContent });
}

function readOverview(language: Language): Promise<ShopAnswer<B2bOverview>> {
  return askB2b('/overview', { language, schema: overviewAnswer });
}
