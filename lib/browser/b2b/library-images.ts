import type { LibraryImage } from '@/domain/b2b/library-image';
import type { Language } from '@/domain/language/detect-language';
import { createLoadedStore, type Loaded } from './loaded-store';
import { libraryImagesAnswer } from './answers/goods-answers';
import { askB2b, type B2bAnswer } from './ask-b2b';

type Images = { readonly images: readonly LibraryImage[] };

const stores = {
  de: createLoadedStore(() => readImages('de')),
  en: createLoadedStore(() => readImages('en')),
};

/** The pictures dealers may use. */
export function useLibraryImages(language: Language): Loaded<Images> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadLibraryImages(language: Language): Promise<void> {
  return stores[language].reload();
}

function readImages(language: Language): Promise<B2bAnswer<Images>> {
  return askB2b('/images', { language, schema: libraryImagesAnswer });
}
