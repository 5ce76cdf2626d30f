import { z } from 'zod';
import { maxEmailLength, toEmailAddress } from '@/domain/customer/email-address';
import { normaliseEmail } from '@/domain/customer/normalise-email';

const maxTokenLength = 8_192;
const maxPasswordLength = 256;

/** What somebody typed as the name to sign in with. */
export const anyUsername = z
  .string()
  .min(1, 'Member must not be empty')
  .max(maxEmailLength, `Member must have length less than or equal to ${maxEmailLength}`);

/** An e-mail in its normal form. */
export const username = anyUsername
  .transform(normaliseEmail)
  .refine((text) => toEmailAddress(text) !== null, 'Username should be an email.');

export const password = z
  .string()
  .min(1, 'Member must not be empty')
  .max(maxPasswordLength, `Member must have length less than or equal to ${maxPasswordLength}`);

export const confirmationCode = z
  .string()
  .trim()
  .min(1, 'Member must not be empty')
  .max(2048, 'Member must have length less than or equal to 2048');

export const token = z
  .string()
  .min(1, 'Member must not be empty')
  .max(maxTokenLength, `Member must have length less than or equal to ${maxTokenLength}`);

const shortText = z.string().max(2048, 'Member must have length less than or equal to 2048');

export const attributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: shortText.default('') }))
  .max(50, 'Member must have length less than or equal to 50');

const clientMetadata = z.record(z.string().max(64), shortText).nullish();

const clientId = z.string().max(128, 'Member must have length less than or equal to 128');

/** A request that anybody may make for this client. */
export const clientRequest = z.object({ ClientId: clientId, ClientMetadata: clientMetadata });

/** A request in the name of a signed-in user. */
export const userRequest = z.object({ AccessToken: token, ClientMetadata: clientMetadata });

/** The language a request asks for in its ClientMetadata. */
export function wishedLanguage({
  ClientMetadata,
}: {
  ClientMetadata?: Record<string, string> | null | undefined;
}): string | undefined {
  return ClientMetadata?.locale ?? ClientMetadata?.language ?? ClientMetadata?.lang;
}
