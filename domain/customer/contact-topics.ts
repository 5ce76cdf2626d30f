/** Topics of the contact form; the first is the default. */
export const contactTopics = ['order', 'service', 'dealer', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Parses the topic of a query parameter, such as `?topic=press`; null for anything else. */
export function parseContactTopic(value: string | null | undefined): ContactTopic | null {
  return contactTopics.find((topic) => topic === value) ?? null;
}

/** Returns whether the form shows the order number field for a topic. */
export function hasOrderNumberField(topic: ContactTopic): boolean {
  return topic === 'order' || topic === 'service';
}

/** Results of a newsletter sign-up, as shown on the page for browsers without JavaScript. */
export const newsletterResults = ['sent', 'invalid', 'later'] as const;

export type NewsletterResult = (typeof newsletterResults)[number];
