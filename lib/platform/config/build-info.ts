/** Changes with the words of the interface: made while building (next.config.ts), a part of their address. */
export const messagesVersion = process.env.WORDS_KEY ?? '';

/** True in what `next build` makes, in the browser's part as well. */
export const isProductionBuild = process.env.NODE_ENV === 'production';

/** Where Next keeps its build; another folder lets a second server run beside the first. */
export const buildDirectory = process.env.NEXT_DIST_DIR ?? '.next';
