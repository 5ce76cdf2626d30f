import type { DealerFile } from '@/domain/b2b/b2b-file';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from '@/lib/browser/shop/loaded-store';
import { askB2b, type B2bAnswer } from './ask-b2b';

type Files = { readonly files: readonly DealerFile[] };

const stores = {
  de: createLoadedStore(() => readFiles('de')),
  en: createLoadedStore(() => readFiles('en')),
};

/** The files only dealers may have. */
export function useDealerFiles(language: Language): Loaded<Files> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadDealerFiles(language: Language): Promise<void> {
  return stores[language].reload();
}

function readFiles(language: Language): Promise<B2bAnswer<Files>> {
  return askB2b<Files>('/files', { language, names: ['files'] });
}
