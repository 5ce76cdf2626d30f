import { z } from 'zod';
import { isPasswordAllowed } from '@/domain/customer/password-policy';
import { setHandoverPassword } from '@/lib/browser/identity/login-handover';
import { saveLoginEmail } from '@/lib/browser/identity/login-handover';
import { getClientState } from '@/lib/browser/state/client-state';

/** The longest password the identity provider takes. */
const maxPasswordLength = 256;

/** The password of the offer after a guest's order (Spec §5). */
export const guestPasswordSchema = z.object({
  password: z
    .string()
    .max(maxPasswordLength)
    .refine(isPasswordAllowed)
    .refine((password) => password === password.trim()),
});

export type GuestPasswordValues = z.infer<typeof guestPasswordSchema>;

/** A key of the messages in checkout.password; null when the account waits for its code. */
export type CreateAccountProblem =
  | 'emailTaken'
  | 'weak'
  | 'leaked'
  | 'tooMany'
  | 'mailNotSent'
  | 'failed';

/**
 * Makes an account of a guest's e-mail address: a code goes to it, and the next page knows the address without it standing in
 * the URL, and the password, so that the code signs in. Whoever cannot read that mailbox gets no further, so the order's address is safe to offer.
 */
export async function createAccountFromGuest(
  email: string,
  password: string,
): Promise<CreateAccountProblem | null> {
  const { signUp } = await import('@/lib/browser/identity/identity');
  const answer = await signUp(email, password, { locale: getClientState().language });
  if (answer.ok || answer.problem === 'mailNotSent') {
    saveLoginEmail(email);
    setHandoverPassword(email, password);
  }
  if (answer.ok) return null;
  switch (answer.problem) {
    case 'emailTaken':
    case 'tooMany':
    case 'mailNotSent':
      return answer.problem;
    case 'weakPassword':
      return 'weak';
    case 'leakedPassword':
      return 'leaked';
    default:
      return 'failed';
  }
}
