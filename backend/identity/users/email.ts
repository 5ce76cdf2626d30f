import type { Secrets } from '../keys/secrets';

/** Stands for an e-mail where only sameness matters, so that no list of unknown people's e-mails is kept. */
export function emailSubject(secrets: Secrets, email: string): string {
  return secrets.digest('email', email);
}

/** An e-mail as Cognito shows where a code went: `a***@l***`. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
