import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { parseEmailAddress, normalizeEmail } from '@/domain/customer/email-address';
import { IdentityError, invalidParameterError } from '../identity-error';
import type { IdentityKeyStore } from '../identity-context';

/** Attributes a user may set, besides the email address. */
export const userAttributesSchema = z.object({
  phone_number: z
    .string()
    .regex(/^\+[1-9][0-9]{4,14}$/)
    .exactOptional(),
  locale: z
    .string()
    .regex(/^[a-zA-Z]{2}([-_][a-zA-Z]{2})?$/)
    .exactOptional(),
  given_name: z.string().min(1).max(255).exactOptional(),
  family_name: z.string().min(1).max(255).exactOptional(),
});

export type UserAttributes = z.infer<typeof userAttributesSchema>;

/** Returns the language of an email: the first German or English preference, by default German. */
export function resolveEmailLanguage(...preferences: (string | undefined)[]): Language {
  const preferred = preferences.find((text) => text !== undefined && /^(de|en)\b/i.test(text));
  return preferred?.toLowerCase().startsWith('en') ? 'en' : 'de';
}

interface GivenAttributes {
  /** Normalized email address; undefined if none was given. */
  email: string | undefined;
  others: UserAttributes;
}

/**
 * Parses the attributes of a request. Throws for unknown names, invalid values, and attributes only the service may
 * set.
 */
export function parseAttributes(list: readonly { Name: string; Value: string }[]): GivenAttributes {
  const unknown = list
    .map(({ Name }) => Name)
    .find((name) => name !== 'email' && !Object.hasOwn(userAttributesSchema.shape, name));
  if (unknown !== undefined)
    throw new IdentityError(
      'InvalidParameterException',
      `Attributes did not conform to the schema: ${unknown}: Attribute does not exist or cannot be set.`,
    );
  const { email: requestedEmail, ...rest } = Object.fromEntries(
    list.map(({ Name, Value }) => [Name, Value]),
  );
  const others = userAttributesSchema.safeParse(rest);
  if (!others.success) {
    const [issue] = others.error.issues;
    if (issue?.path[0] === 'phone_number')
      throw new IdentityError('InvalidParameterException', 'Invalid phone number format.');
    throw invalidParameterError(
      `userAttributes.${String(issue?.path[0])}`,
      issue?.message ?? 'invalid',
    );
  }
  const email = requestedEmail === undefined ? undefined : normalizeEmail(requestedEmail);
  if (email !== undefined && parseEmailAddress(email) === null)
    throw new IdentityError('InvalidParameterException', 'Invalid email address format.');
  return { email, others: others.data };
}

/**
 * Returns a keyed digest of an email address. It is stored instead of the address where addresses are only compared, so
 * that no addresses of people without an account are stored.
 */
export function hashEmail(secrets: IdentityKeyStore, email: string): string {
  return secrets.digest('email', email);
}

/** Masks an email address like Cognito: `a***@l***`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
