import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { isPasswordAllowed } from '@/domain/customer/password-policy';

const internationalNumber = /^\+[1-9][0-9]{6,14}$/;

/**
 * A telephone number as the identity provider wants it: +49305550188. A number that begins with one 0 is a German one;
 * empty for an empty text, null for what is no telephone number.
 */
function toInternationalPhone(typed: string): string | null {
  const compact = typed
    .trim()
    .replace(/\(0\)/, '')
    .replace(/[\s()/.–-]/g, '');
  if (compact === '') return '';
  const international = compact.replace(/^00/, '+').replace(/^0(?=[1-9])/, '+49');
  return internationalNumber.test(international) ? international : null;
}

/** How many digits a code of the identity provider has. */
const codeLength = 6;

/** A code as typed or pasted, without the spaces and dashes mails and keyboards put into it. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\u200b-\u200d\ufeff\u2010-\u2015-]/g, '');
}

/** True for six digits. */
export function isVerificationCode(plain: string): boolean {
  return new RegExp(`^[0-9]{${codeLength}}$`).test(plain);
}

/** The longest password the identity provider takes. */
const maxPasswordLength = 256;

/** Every problem of a field is a key of the messages in auth.fields. */
export type FieldProblem =
  | 'email'
  | 'emailSame'
  | 'password'
  | 'passwordWeak'
  | 'passwordSpaces'
  | 'passwordLong'
  | 'passwordSame'
  | 'phone'
  | 'code'
  | 'mfaCode';

const problem = (key: FieldProblem) => key;

const email = z.string(problem('email')).transform(createEmailTransform(problem('email')));

const knownPassword = z
  .string(problem('password'))
  .min(1, problem('password'))
  .max(maxPasswordLength, problem('passwordLong'));

const newPassword = z
  .string(problem('passwordWeak'))
  .max(maxPasswordLength, problem('passwordLong'))
  .refine(isPasswordAllowed, problem('passwordWeak'))
  .refine((password) => password === password.trim(), problem('passwordSpaces'));

const code = z
  .string(problem('code'))
  .transform(normalizeCode)
  .refine(isVerificationCode, problem('code'));

const mfaCode = z
  .string(problem('mfaCode'))
  .transform(normalizeCode)
  .refine(isVerificationCode, problem('mfaCode'));

const phone = z
  .string()
  .default('')
  .transform((typed, context) => {
    const number = toInternationalPhone(typed);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: problem('phone') });
    return z.NEVER;
  });

const isOtherPassword = {
  test: ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }) =>
    oldPassword !== newPassword,
  problem: { path: ['newPassword'], message: problem('passwordSame') },
};

/** Signing in: any password that was ever allowed is sent, only an empty one is not. */
export const signInSchema = z.object({ email, password: knownPassword });

/** A new account; the telephone number comes out in its international form, empty when none was given. */
export const registerSchema = z.object({ email, phone, password: newPassword });

/** The code that confirms an e-mail address. */
export const confirmSchema = z.object({ email, code });

/** Asking for a code to set a new password. */
export const forgotSchema = z.object({ email });

/** Setting a new password with a code. */
export const resetSchema = z.object({ email, code, newPassword });

/** Changing the password of an account one is signed in to. */
export const changePasswordSchema = z
  .object({ oldPassword: knownPassword, newPassword })
  .refine(isOtherPassword.test, isOtherPassword.problem);

/** Moving an account to another e-mail address than its present one. */
export function createChangeEmailSchema(present: string) {
  return z.object({
    newEmail: email.refine(
      (typed) => typed.toLowerCase() !== present.toLowerCase(),
      problem('emailSame'),
    ),
    password: knownPassword,
  });
}

/** The code that confirms the other e-mail address. */
export const newEmailCodeSchema = z.object({ code });

/** The code of an authenticator app. */
export const mfaCodeSchema = z.object({ code: mfaCode });

/** Deleting an account. */
export const deleteAccountSchema = z.object({ password: knownPassword });
