/** Which limit counts a call; null for calls that need a session of their own and are no guess at anything. */
export type IdentityLimit = 'identitySignIn' | 'identitySignUp' | 'identityCode' | 'identityMail';

/** What Amplify asks of a user pool on this site (external-services C.1); nothing else is passed on. */
const actions: Record<string, IdentityLimit | null> = {
  InitiateAuth: 'identitySignIn',
  // The answer to SRP; for the code of an authenticator app see limitOfCall.
  RespondToAuthChallenge: null,
  SignUp: 'identitySignUp',
  ConfirmSignUp: 'identityCode',
  ConfirmForgotPassword: 'identityCode',
  VerifyUserAttribute: 'identityCode',
  ResendConfirmationCode: 'identityMail',
  ForgotPassword: 'identityMail',
  GetUserAttributeVerificationCode: 'identityMail',
  UpdateUserAttributes: 'identityMail',
  ChangePassword: 'identitySignIn',
  AssociateSoftwareToken: 'identityCode',
  VerifySoftwareToken: 'identityCode',
  SetUserMFAPreference: null,
  GetTokensFromRefreshToken: null,
  GetUser: null,
  RevokeToken: null,
  GlobalSignOut: null,
  DeleteUser: null,
};

const prefix = 'AWSCognitoIdentityProviderService.';

/** The action named in an x-amz-target header and its limit; null for any the site does not use. */
export function identityAction(
  target: string | null,
): { name: string; limit: IdentityLimit | null } | null {
  if (!target?.startsWith(prefix)) return null;
  const name = target.slice(prefix.length);
  const limit = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return limit === undefined ? null : { name, limit };
}

/** Which limit counts a call with this body: a code of an authenticator app can be guessed, the other answers of its action cannot. */
export function limitOfCall(
  { name, limit }: { name: string; limit: IdentityLimit | null },
  body: Record<string, unknown>,
): IdentityLimit | null {
  const isCode = name === 'RespondToAuthChallenge' && body.ChallengeName === 'SOFTWARE_TOKEN_MFA';
  return isCode ? 'identityCode' : limit;
}
