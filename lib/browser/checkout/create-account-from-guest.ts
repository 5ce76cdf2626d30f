import { z } from 'zod';
import { isPasswordAllowed } from '@/domain/customer/password-policy';
import { saveLoginEmail, setSignUpPassword } from '@/lib/browser/identity/login-form-state';
import { getClientState } from '@/lib/browser/state/client-state';

/** Maximum password length of the identity provider, in characters. */
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

/**
 * Reason why the account was not created, a key of the messages in checkout.password; null when it was created and a
 * confirmation code has been sent.
 */
export type CreateAccountProblem =
  | 'emailTaken'
  | 'weak'
  | 'leaked'
  | 'tooMany'
  | 'mailNotSent'
  | 'failed';

/**
 * Creates an account for a guest's email address, to which a confirmation code is sent. Email address and password are
 * passed to the next page in memory, not in the URL, so that entering the code signs the customer in. Other people who
 * can view the order cannot complete the registration, because only the mailbox receives the code.
 */
export async function createAccountFromGuest(
  email: string,
  password: string,
): Promise<CreateAccountProblem | null> {
  const { signUp } = await import('@/lib/browser/identity/identity');
  const answer = await signUp(email, password, { locale: getClientState().language });
  if (answer.ok || answer.problem === 'mailNotSent') {
    saveLoginEmail(email);
    setSignUpPassword(email, password);
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
