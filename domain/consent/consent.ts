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
export function serialiseConsent({ statistics, marketing }: ConsentChoices): string {
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
