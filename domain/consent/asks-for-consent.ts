/** When the cookie box asks by itself: always, or only while a tool that needs consent is configured. */
export const consentModes = ['always', 'when-needed'] as const;

type ConsentMode = (typeof consentModes)[number];

/** Whether visitors of this site are asked at all: consent to nothing would be no informed one (§ 25 TDDDG). */
export function asksForConsent(mode: ConsentMode, hasTools: boolean): boolean {
  return mode === 'always' || hasTools;
}
