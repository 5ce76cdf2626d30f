/** The most a message may hold; the service takes no more. */
export const maxMessageLength = 2_000;
