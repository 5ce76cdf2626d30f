import type { AvailabilityReport } from '@/domain/b2b/availability-row';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from './loaded-store';
import { availabilityAnswer } from './answers/goods-answers';
import { askB2b } from './ask-b2b';

const stores = {
  de: createLoadedStore(() => readAvailability('de')),
  en: createLoadedStore(() => readAvailability('en')),
};

/** Every variant the caller may order, with their own prices: kept in the page's memory only. */
export function useAvailability(language: Language): Loaded<AvailabilityReport> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadAvailability(language: Language): Promise<void> {
  return stores[language].reload();
}

function readAvailability(language: Language) {
  return askB2b('/availability', { language, schema: availabilityAnswer });
}
