/** The visitor's consent. Necessary cookies cannot be turned off (Specification §2). */
export type ConsentChoices = { necessary: true; statistics: boolean; marketing: boolean };

/** Default selection: necessary only (Specification §9). */
export const defaultConsent: ConsentChoices = {
  necessary: true,
  statistics: false,
  marketing: false,
};

/** Selection of the button "Allow all" (Specification §4). */
export const fullConsent: ConsentChoices = { necessary: true, statistics: true, marketing: true };

/** Formats the consent cookie: the selected names, for instance `necessary,statistics`. */
export function formatConsent({ statistics, marketing }: ConsentChoices): string {
  return [
    'necessary',
    ...(statistics ? ['statistics'] : []),
    ...(marketing ? ['marketing'] : []),
  ].join(',');
}

/**
 * Parses the consent cookie; null when it is missing or invalid, so that the consent dialog opens (Specification §4).
 */
export function parseConsent(cookie: string | null | undefined): ConsentChoices | null {
  const names = cookie?.split(',') ?? [];
  if (!names.includes('necessary')) return null;
  return {
    necessary: true,
    statistics: names.includes('statistics'),
    marketing: names.includes('marketing'),
  };
}

/**
 * Conditions under which the consent dialog opens by itself: always, or only if a tool that needs consent is
 * configured.
 */
export const consentModes = ['always', 'when-needed'] as const;

type ConsentMode = (typeof consentModes)[number];

/**
 * True when the site must ask for consent: without a tool that needs it there would be nothing to consent to (§ 25
 * TDDDG).
 */
export function isConsentRequired(mode: ConsentMode, hasTools: boolean): boolean {
  return mode === 'always' || hasTools;
}

/** Pages that must be readable before the visitor has chosen, because they explain the consent or name the operator. */
const readFirst = ['/privacy-policy', '/imprint'];

/** Areas with their own layout, without the consent dialog; only necessary cookies are set there before a choice. */
const withoutBox = /^\/(my-account|checkout\/(?!cart(\/|$)))/;

/**
 * True when the consent dialog opens by itself on this page: in the layouts with the site's footer (Specification §2),
 * except for the privacy policy and the imprint. The path is without language.
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

/**
 * Maps the consent to the signals of the tag system: advertising follows `marketing`, analytics follows `statistics`,
 * all other signals follow `necessary` (Specification §4).
 */
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

/** Signals before any choice: everything is denied (Specification §4). */
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
