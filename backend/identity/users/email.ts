import { z } from 'zod';
import type { Secrets } from '../keys/secrets';

/** Longer e-mails do not exist. */
export const maxEmailLength = 254;

const emailShape = z.email().max(maxEmailLength);

export function isEmail(text: string): boolean {
  return emailShape.safeParse(text).success;
}

/** Stands for an e-mail where only sameness matters, so that no list of unknown people's e-mails is kept. */
export function emailSubject(secrets: Secrets, email: string): string {
  return secrets.digest('email', email);
}

/** An e-mail as Cognito shows where a code went: `a***@l***`. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
