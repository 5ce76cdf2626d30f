import type { ConsentChoices } from './consent';

export type ConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

export type ConsentValue = 'granted' | 'denied';

/** The values for the tag system: advertising follows marketing, analytics statistics, the others necessary (Spec §4). */
export function consentSignals(choices: ConsentChoices): Record<ConsentSignal, ConsentValue> {
  const marketing = toValue(choices.marketing);
  const necessary = toValue(choices.necessary);
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: toValue(choices.statistics),
    functionality_storage: necessary,
    personalization_storage: necessary,
    security_storage: necessary,
  };
}

/** What holds before any choice: nothing is granted to the tag system (Spec §4). */
export const deniedSignals: Record<ConsentSignal, ConsentValue> = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

function toValue(isChosen: boolean): ConsentValue {
  return isChosen ? 'granted' : 'denied';
}
