/** Shorter passwords are never a guest's generated key. */
export const guestKeyMinLength = 32;
/** Longer ones are refused before any work is done. */
export const passwordMaxLength = 255;

/** E-mails are compared and kept in lower case without spaces around. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
