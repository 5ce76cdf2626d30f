import type { MasterData, MasterDataFields } from '@/domain/b2b/master-data';
import type { Language } from '@/domain/language/detect-language';
import type { PartingWish } from '@/domain/shipment/shipment';
import { createLoadedStore, type Loaded } from './loaded-store';
import { masterDataAnswer } from './answers/master-data-answer';
import { askB2b, type B2bAnswer } from './ask-b2b';

const stores = {
  de: createLoadedStore(() => readMasterData('de')),
  en: createLoadedStore(() => readMasterData('en')),
};

/** What is known of the caller's business, and the newest wish to change it. */
export function useMasterData(language: Language): Loaded<MasterData> {
  return stores[language].useLoaded();
}

/** Asks again. */
export function reloadMasterData(language: Language): Promise<void> {
  return stores[language].reload();
}

/** Hands a change in, to be looked through; refused while another one is. */
export function requestMasterData(
  wanted: MasterDataFields,
  language: Language,
): Promise<B2bAnswer<MasterData>> {
  return askB2b('/master-data', {
    ...{ language, method: 'POST', body: wanted },
    schema: masterDataAnswer,
  });
}

/** Sets what the dealer's baskets begin with, at once. */
export function setDeliveryHabit(
  deliveryWish: PartingWish,
  language: Language,
): Promise<B2bAnswer<MasterData>> {
  return askB2b('/master-data/delivery-wish', {
    ...{ language, method: 'POST', body: { deliveryWish } },
    schema: masterDataAnswer,
  });
}

function readMasterData(language: Language): Promise<B2bAnswer<MasterData>> {
  return askB2b('/master-data', { language, schema: masterDataAnswer });
}
