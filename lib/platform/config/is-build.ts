/** True while pages are made ahead: nobody waits for them, and everything is asked for at once. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
