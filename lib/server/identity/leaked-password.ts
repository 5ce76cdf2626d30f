import 'server-only';
import { createHash } from 'node:crypto';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';

/** Cognito's own words for a password it knows to be compromised. */
export const leakedPasswordRefusal = 'Provided password cannot be used for security reasons.';

/** True when a call would set a password of the lists of leaked ones: a pool elsewhere need not know them. */
export function setsLeakedPassword(action: string, body: Record<string, unknown>): boolean {
  const field = action === 'ChangePassword' ? 'ProposedPassword' : 'Password';
  const password = setting.has(action) ? body[field] : undefined;
  return typeof password === 'string' && isLeakedPassword(password, sha256);
}

const setting = new Set(['SignUp', 'ConfirmForgotPassword', 'ChangePassword']);

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
