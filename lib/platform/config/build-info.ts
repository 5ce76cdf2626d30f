/** Hash of the interface texts, computed during the build (next.config.ts); part of their URL. */
export const messagesVersion = process.env.MESSAGES_VERSION ?? 'development';

/** True in the output of `next build`, also in browser code. */
export const isProductionBuild = process.env.NODE_ENV === 'production';

/** Build folder of Next; a different folder allows a second server to run alongside. */
export const buildDirectory = process.env.NEXT_DIST_DIR ?? '.next';
