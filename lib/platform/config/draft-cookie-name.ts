/** Next's own cookie of the draft mode; its value changes with every build. */
export const draftCookieName = '__prerender_bypass';
