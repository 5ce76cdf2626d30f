/** What came of what somebody did about a watch, each with a page that says so. */
export const watchOutcomes = ['sent', 'later', 'confirmed', 'ended', 'gone'] as const;

export type WatchOutcome = (typeof watchOutcomes)[number];
