/** What a visitor agreed to. Necessary cookies cannot be turned off (Spec §2). */
export type ConsentChoices = { necessary: true; statistics: boolean; marketing: boolean };

/** The selection before anything was chosen: necessary only (Spec §9). */
export const defaultConsent: ConsentChoices = {
  necessary: true,
  statistics: false,
  marketing: false,
};

/** The button Allow all (Spec §4). */
export const fullConsent: ConsentChoices = { necessary: true, statistics: true, marketing: true };

/** The consent cookie's text: the chosen names, for instance `necessary,statistics`. */
export function formatConsent({ statistics, marketing }: ConsentChoices): string {
  return [
    'necessary',
    ...(statistics ? ['statistics'] : []),
    ...(marketing ? ['marketing'] : []),
  ].join(',');
}

/** Reads the consent cookie; null when there is none or it is not one, so that the visitor is asked (Spec §4). */
export function parseConsent(cookie: string | null | undefined): ConsentChoices | null {
  const names = cookie?.split(',') ?? [];
  if (!names.includes('necessary')) return null;
  return {
    necessary: true,
    statistics: names.includes('statistics'),
    marketing: names.includes('marketing'),
  };
}

/** When the cookie box asks by itself: always, or only while a tool that needs consent is configured. */
export const consentModes = ['always', 'when-needed'] as const;

type ConsentMode = (typeof consentModes)[number];

/** Whether visitors of this site are asked at all: consent to nothing would be no informed one (§ 25 TDDDG). */
export function isConsentRequired(mode: ConsentMode, hasTools: boolean): boolean {
  return mode === 'always' || hasTools;
}

/** Pages that explain what is being asked, or who asks: a dialog above them could not be answered with open eyes. */
const readFirst = ['/privacy-policy', '/imprint'];

/** Areas with a layout of their own, without the cookie box; nothing but the necessary is set there before a choice. */
const withoutBox = /^\/(my-account|checkout\/(?!cart(\/|$)))/;

/**
 * Whether the cookie box shows by itself on a page without a choice: in the layouts with the site's own footer (Spec §2), and not
 * above the privacy policy and the imprint. The path is without its language.
 */
export function isConsentDialogPage(path: string): boolean {
  return !readFirst.includes(path.replace(/(.)\/$/, '$1')) && !withoutBox.test(path);
}

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
export function toConsentSignals(choices: ConsentChoices): Record<ConsentSignal, ConsentValue> {
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
export const deniedConsentSignals: Record<ConsentSignal, ConsentValue> = {
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
