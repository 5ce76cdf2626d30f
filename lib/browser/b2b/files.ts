import type { B2bFile } from '@/domain/b2b/b2b-file';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from './loaded-store';
import { dealerFilesAnswer } from './answers/goods-answers';
import { askB2b, type B2bAnswer } from './ask-b2b';

type Files = { readonly files: readonly B2bFile[] };

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
  return askB2b('/files', { language, schema: dealerFilesAnswer });
}
