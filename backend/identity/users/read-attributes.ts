import { toEmailAddress } from '@/domain/customer/email-address';
import { normaliseEmail } from '@/domain/customer/normalise-email';
import { IdentityError, invalidParameter } from '../identity-error';
import { type Attributes, attributesShape } from './attributes';

interface GivenAttributes {
  /** Normalised; undefined when none was given. */
  email: string | undefined;
  others: Attributes;
}

/** The attributes of a request. Refuses unknown names, wrong values, and those only the service sets. */
export function readAttributes(list: readonly { Name: string; Value: string }[]): GivenAttributes {
  const unknown = list
    .map(({ Name }) => Name)
    .find((name) => name !== 'email' && !Object.hasOwn(attributesShape.shape, name));
  if (unknown !== undefined)
    throw new IdentityError(
      'InvalidParameterException',
      `Attributes did not conform to the schema: ${unknown}: Attribute does not exist or cannot be set.`,
    );
  const { email: wishedEmail, ...rest } = Object.fromEntries(
    list.map(({ Name, Value }) => [Name, Value]),
  );
  const others = attributesShape.safeParse(rest);
  if (!others.success) {
    const [issue] = others.error.issues;
    if (issue?.path[0] === 'phone_number')
      throw new IdentityError('InvalidParameterException', 'Invalid phone number format.');
    throw invalidParameter(`userAttributes.${String(issue?.path[0])}`, issue?.message ?? 'invalid');
  }
  const email = wishedEmail === undefined ? undefined : normaliseEmail(wishedEmail);
  if (email !== undefined && toEmailAddress(email) === null)
    throw new IdentityError('InvalidParameterException', 'Invalid email address format.');
  return { email, others: others.data };
}
