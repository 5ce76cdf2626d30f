import { z } from 'zod';
import type { IdentityContext } from '../identity-context';
import { IdentityError, invalidParameterError } from '../identity-error';
import { createMfaSession } from '../mfa/verify-mfa';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';
import { verifyMfa } from '../mfa/verify-mfa';
import { findUserByPassword } from '../sign-in/password-sign-in';
import { verifySrpResponse, createSrpChallenge } from '../sign-in/password-sign-in';
import { openSession } from '../tokens/session-tokens';
import { refreshSession } from '../tokens/session-tokens';
import type { User } from '../users/user.repository';
import { defineIdentityAction } from './identity-action';
import { toAuthenticationResult } from './identity-action';
import {
  rawUsernameSchema,
  clientRequestSchema,
  confirmationCodeSchema,
  passwordSchema,
  tokenSchema,
} from './identity-action';

const hex = z.string().regex(/^[0-9a-fA-F]{1,1536}$/, 'Member must be hexadecimal digits');

const srpParameters = z.object({ USERNAME: rawUsernameSchema, SRP_A: hex });
const passwordParameters = z.object({ USERNAME: rawUsernameSchema, PASSWORD: passwordSchema });
const refreshParameters = z.object({ REFRESH_TOKEN: tokenSchema });
const srpAnswer = z.object({
  USERNAME: rawUsernameSchema,
  PASSWORD_CLAIM_SECRET_BLOCK: tokenSchema,
  PASSWORD_CLAIM_SIGNATURE: z.string().max(128),
  TIMESTAMP: z.string().max(64),
});

const mfaAnswer = z.object({
  USERNAME: rawUsernameSchema,
  SOFTWARE_TOKEN_MFA_CODE: confirmationCodeSchema,
});

const values = z.record(z.string().max(64), z.string().max(8_192));

/** InitiateAuth: starts SRP with a challenge, or signs in with the password or a refresh token. */
export const initiateAuth = defineIdentityAction(
  clientRequestSchema.extend({ AuthFlow: z.string().max(64), AuthParameters: values.default({}) }),
  async (context, { AuthFlow, AuthParameters }) => {
    if (AuthFlow === 'USER_SRP_AUTH') {
      const { USERNAME, SRP_A } = read(srpParameters, AuthParameters, 'authParameters');
      return {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeParameters: await createSrpChallenge(context, USERNAME, SRP_A),
      };
    }
    if (AuthFlow === 'USER_PASSWORD_AUTH') {
      const { USERNAME, PASSWORD } = read(passwordParameters, AuthParameters, 'authParameters');
      const user = await findUserByPassword(context, USERNAME, PASSWORD);
      return signInOrChallenge(context, user);
    }
    if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
      const { REFRESH_TOKEN } = read(refreshParameters, AuthParameters, 'authParameters');
      return refresh(context, REFRESH_TOKEN);
    }
    throw new IdentityError(
      'InvalidParameterException',
      'Initiate Auth method not supported for this client.',
    );
  },
);

/**
 * RespondToAuthChallenge: signs in with the response to PASSWORD_VERIFIER and, if enabled, the code of the
 * authenticator app.
 */
export const respondToAuthChallenge = defineIdentityAction(
  clientRequestSchema.extend({
    ChallengeName: z.string().max(64),
    ChallengeResponses: values.default({}),
    Session: tokenSchema.nullish(),
  }),
  async (context, { ChallengeName, ChallengeResponses, Session }) => {
    if (ChallengeName === 'SOFTWARE_TOKEN_MFA') {
      const given = read(mfaAnswer, ChallengeResponses, 'challengeResponses');
      const user = await verifyMfa(context, {
        session: Session ?? '',
        code: given.SOFTWARE_TOKEN_MFA_CODE,
        username: given.USERNAME,
      });
      return toAuthenticationResult(await openSession(context, user, { hasShownCode: true }));
    }
    if (ChallengeName !== 'PASSWORD_VERIFIER')
      throw new IdentityError('InvalidParameterException', 'Challenge not supported.');
    const answer = read(srpAnswer, ChallengeResponses, 'challengeResponses');
    const user = await verifySrpResponse(context, {
      username: answer.USERNAME,
      secretBlock: answer.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: answer.TIMESTAMP,
      signature: answer.PASSWORD_CLAIM_SIGNATURE,
    });
    return signInOrChallenge(context, user);
  },
);

/** GetTokensFromRefreshToken: returns new tokens, including a new refresh token. */
export const getTokensFromRefreshToken = defineIdentityAction(
  clientRequestSchema.extend({ RefreshToken: tokenSchema }),
  (context, { RefreshToken }) => refresh(context, RefreshToken),
);

/** Returns tokens for a user whose password was right, or the challenge for the second factor. */
async function signInOrChallenge(context: IdentityContext, user: User) {
  if (!(await isSoftwareTokenEnabled(context.db, user.id)))
    return toAuthenticationResult(await openSession(context, user));
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: createMfaSession(context, user),
    ChallengeParameters: { USER_ID_FOR_SRP: user.id },
  };
}

async function refresh(context: IdentityContext, refreshToken: string) {
  return toAuthenticationResult(await refreshSession(context, refreshToken));
}

function read<Output>(shape: z.ZodType<Output>, given: object, path: string): Output {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidParameterError(
    `${path}.${issue?.path.join('.') ?? ''}`,
    issue?.message ?? 'Member must be valid',
  );
}
