/** Shorter passwords are never a guest's generated key. */
export const guestKeyMinLength = 32;
/** Longer ones are refused before any work is done. */
export const passwordMaxLength = 255;
