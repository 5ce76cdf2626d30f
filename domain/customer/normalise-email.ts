import { toEmailAddress } from './email-address';

/** E-mails are compared and kept in lower case without spaces around, their domains in ASCII. What is no address stays as it is. */
export function normaliseEmail(text: string): string {
  return (toEmailAddress(text) ?? text.trim()).toLowerCase();
}
