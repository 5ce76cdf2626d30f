import { z } from 'zod';
import { isPasswordAllowed } from '@/domain/customer/password-policy';
import { saveLoginEmail, setHandoverPassword } from '@/lib/browser/identity/login-handover';
import { getClientState } from '@/lib/browser/state/client-state';

/** Maximum password length of the identity provider. */
const maxPasswordLength = 256;

/** Validates the password of the account offered after a guest order (Specification §5). */
export const guestPasswordSchema = z.object({
  password: z
    .string()
    .max(maxPasswordLength)
    .refine(isPasswordAllowed)
    .refine((password) => password === password.trim()),
});

export type GuestPasswordValues = z.infer<typeof guestPasswordSchema>;

/** Key of the messages in checkout.password; null when the account was created and awaits its code. */
export type CreateAccountProblem =
  | 'emailTaken'
  | 'weak'
  | 'leaked'
  | 'tooMany'
  | 'mailNotSent'
  | 'failed';

/**
 * Creates an account for a guest's email address. A code is sent to that address; the email and the password are handed
 * to the next page in memory, not in the URL, so that entering the code signs the customer in. Offering the address of
 * the order is safe, because the account needs the code from its mailbox.
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
