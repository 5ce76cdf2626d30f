import { z } from 'zod';
import type { IdentityContext } from '../identity-context';
import { IdentityError, invalidParameterError } from '../identity-error';
import { maxEmailLength, parseEmailAddress, normalizeEmail } from '@/domain/customer/email-address';
import type { SessionTokens } from '../tokens/session-tokens';
import { maskEmail } from '../users/user-attributes';
import type { User } from '../users/user.repository';

/** An action of the API: takes the parsed JSON body and returns the JSON response. Throws IdentityError. */
export type IdentityAction = (context: IdentityContext, body: unknown) => Promise<object>;

/**
 * Creates an action with a validated body. Throws InvalidParameterException with the name of an invalid value, and
 * ResourceNotFoundException for the id of an unknown client.
 */
export function defineIdentityAction<Shape extends z.ZodType<object>>(
  shape: Shape,
  run: (context: IdentityContext, input: z.output<Shape>) => Promise<object>,
): IdentityAction {
  return (context, body) => {
    const parsed = shape.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const path = issue?.path.map(String).map(lowerFirst).join('.') || 'request';
      throw invalidParameterError(path, issue?.message ?? 'Member must be valid');
    }
    const input = parsed.data;
    if ('ClientId' in input && input.ClientId !== context.settings.clientId)
      throw new IdentityError(
        'ResourceNotFoundException',
        `User pool client ${String(input.ClientId)} does not exist.`,
      );
    return run(context, input);
  };
}

function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

const maxTokenLength = 8_192;
const maxPasswordLength = 256;

/** A user name as entered at sign-in. */
export const rawUsernameSchema = z
  .string()
  .min(1, 'Member must not be empty')
  .max(maxEmailLength, `Member must have length less than or equal to ${maxEmailLength}`);

/** User name as a normalized email address. */
export const usernameSchema = rawUsernameSchema
  .transform(normalizeEmail)
  .refine((text) => parseEmailAddress(text) !== null, 'Username should be an email.');

export const passwordSchema = z
  .string()
  .min(1, 'Member must not be empty')
  .max(maxPasswordLength, `Member must have length less than or equal to ${maxPasswordLength}`);

export const confirmationCodeSchema = z
  .string()
  .trim()
  .min(1, 'Member must not be empty')
  .max(2048, 'Member must have length less than or equal to 2048');

export const tokenSchema = z
  .string()
  .min(1, 'Member must not be empty')
  .max(maxTokenLength, `Member must have length less than or equal to ${maxTokenLength}`);

const shortText = z.string().max(2048, 'Member must have length less than or equal to 2048');

export const attributeListSchema = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: shortText.default('') }))
  .max(50, 'Member must have length less than or equal to 50');

const clientMetadata = z.record(z.string().max(64), shortText).nullish();

const clientId = z.string().max(128, 'Member must have length less than or equal to 128');

/** Fields of every request that needs no signed-in user. */
export const clientRequestSchema = z.object({ ClientId: clientId, ClientMetadata: clientMetadata });

/** Fields of every request of a signed-in user. */
export const userRequestSchema = z.object({
  AccessToken: tokenSchema,
  ClientMetadata: clientMetadata,
});

/** Returns the language requested in ClientMetadata; undefined if none is given. */
export function getRequestedLanguage({
  ClientMetadata,
}: {
  ClientMetadata?: Record<string, string> | null | undefined;
}): string | undefined {
  return ClientMetadata?.locale ?? ClientMetadata?.language ?? ClientMetadata?.lang;
}

/** Describes in Cognito's format where a code was sent; the email address is masked. */
export function toCodeDelivery(email: string) {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) };
}

/** Maps the tokens of a session to Cognito's format. */
export function toAuthenticationResult(tokens: SessionTokens) {
  return {
    AuthenticationResult: {
      AccessToken: tokens.accessToken,
      IdToken: tokens.idToken,
      RefreshToken: tokens.refreshToken,
      ExpiresIn: tokens.expiresIn,
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  };
}

/** Returns a user's attributes by name as strings. */
export function toUserAttributes(user: User): Record<string, string> {
  const { phone_number } = user.attributes;
  return {
    sub: user.id,
    email: user.email,
    email_verified: String(user.isEmailVerified),
    ...(phone_number === undefined ? {} : { phone_number_verified: 'false' }),
    ...user.attributes,
  };
}
