/** What people write about; the first is what the form shows when nothing else is known. */
export const contactTopics = ['order', 'service', 'dealer', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** The topic an address names, such as `?topic=press`; null for anything else. */
export function toContactTopic(value: string | null | undefined): ContactTopic | null {
  return contactTopics.find((topic) => topic === value) ?? null;
}

/** An order's number helps with what was bought, and only there. */
export function asksForOrder(topic: ContactTopic): boolean {
  return topic === 'order' || topic === 'service';
}
