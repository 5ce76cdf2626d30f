/** E-mails are compared and kept in lower case without spaces around. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
