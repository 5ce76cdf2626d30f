/** What people write about; the first is what the form shows when nothing else is known. */
export const contactTopics = ['order', 'service', 'dealer', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** The topic an address names, such as `?topic=press`; null for anything else. */
export function parseContactTopic(value: string | null | undefined): ContactTopic | null {
  return contactTopics.find((topic) => topic === value) ?? null;
}

/** An order's number helps with what was bought, and only there. */
export function hasOrderNumberField(topic: ContactTopic): boolean {
  return topic === 'order' || topic === 'service';
}

/** What came of a wish for the newsletter, as the page says that answers browsers without scripts. */
export const newsletterResults = ['sent', 'invalid', 'later'] as const;

export type NewsletterResult = (typeof newsletterResults)[number];
