import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { isPasswordAllowed } from '@/domain/customer/password-policy';

const internationalNumber = /^\+[1-9][0-9]{6,14}$/;

/**
 * Converts a phone number to the format of the identity provider: +49305550188. A number with a single leading 0 is
 * treated as German. Returns an empty string for an empty text and null for an invalid number.
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

/** Number of digits in a verification code of the identity provider. */
const codeLength = 6;

/** Normalizes a typed or pasted code: removes the spaces and dashes that emails and keyboards add. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\u200b-\u200d\ufeff\u2010-\u2015-]/g, '');
}

/** True for a code of exactly six digits. */
export function isVerificationCode(input: string): boolean {
  return new RegExp(`^[0-9]{${codeLength}}$`).test(input);
}

/** Maximum password length of the identity provider, in characters. */
const maxPasswordLength = 256;

/** Validation error of a field; a key of the messages in auth.fields. */
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

/**
 * Schema of the sign-in form. Any non-empty password is accepted, because older passwords may not meet today's rules.
 */
export const signInSchema = z.object({ email, password: knownPassword });

/** Schema of the registration form. The parsed phone number is in international format, empty when none was given. */
export const registerSchema = z.object({ email, phone, password: newPassword });

/** Schema of the form for the code that confirms an email address. */
export const confirmSchema = z.object({ email, code });

/** Schema of the form that requests a code for a new password. */
export const forgotSchema = z.object({ email });

/** Schema of the form that sets a new password with a code. */
export const resetSchema = z.object({ email, code, newPassword });

/** Schema of the form that changes the password of the signed-in account. */
export const changePasswordSchema = z
  .object({ oldPassword: knownPassword, newPassword })
  .refine(isOtherPassword.test, isOtherPassword.problem);

/** Creates the schema of the form that changes the email address; the new one must differ from `currentEmail`. */
export function createChangeEmailSchema(currentEmail: string) {
  return z.object({
    newEmail: email.refine(
      (typed) => typed.toLowerCase() !== currentEmail.toLowerCase(),
      problem('emailSame'),
    ),
    password: knownPassword,
  });
}

/** Schema of the form for the code that confirms the new email address. */
export const newEmailCodeSchema = z.object({ code });

/** Schema of the form for the code of an authenticator app. */
export const mfaCodeSchema = z.object({ code: mfaCode });

/** Schema of the form that deletes the account. */
export const deleteAccountSchema = z.object({ password: knownPassword });
