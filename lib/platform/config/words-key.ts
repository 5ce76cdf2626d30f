/** Changes with the words of the interface: made while building (next.config.ts), a part of their address. */
export const wordsKey = process.env.WORDS_KEY ?? '';
