import type { SessionTokens } from '../tokens/open-session';
import { maskedEmail } from '../users/email';
import type { User } from '../users/user.repository';

/** Where a code went, as Cognito tells it. */
export function codeDelivery(email: string) {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskedEmail(email) };
}

/** The tokens of a session, as Cognito hands them out. */
export function authenticationResult(tokens: SessionTokens) {
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

/** A user's attributes by name, with the values as texts. */
export function userAttributes(user: User): Record<string, string> {
  const { phone_number } = user.attributes;
  return {
    sub: user.id,
    email: user.email,
    email_verified: String(user.isEmailVerified),
    ...(phone_number === undefined ? {} : { phone_number_verified: 'false' }),
    ...user.attributes,
  };
}
