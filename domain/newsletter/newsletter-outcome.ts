/** What came of a wish for the newsletter, as the page says that answers browsers without scripts. */
export const newsletterOutcomes = ['sent', 'invalid', 'later'] as const;

export type NewsletterOutcome = (typeof newsletterOutcomes)[number];
