import type { IdentityAction } from './identity-action';
import {
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
  deleteUser,
  getUser,
  globalSignOut,
  handleRevokeToken,
} from './user';
import { changePassword, confirmForgotPassword, forgotPassword } from './password';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up';
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge } from './sign-in';
import {
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './software-token';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DatabaseUnavailable } from '../../database/database-errors';
import { parseSignInOrigin, type IdentityContext } from '../identity-context';
import { IdentityError } from '../identity-error';

/** Supported actions by their name in x-amz-target. */
const actions: ReadonlyMap<string, IdentityAction> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['RevokeToken', handleRevokeToken],
  ['GlobalSignOut', globalSignOut],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['GetUser', getUser],
  ['DeleteUser', deleteUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['VerifyUserAttribute', verifyUserAttribute],
]);

const service = 'AWSCognitoIdentityProviderService.';
const mediaType = 'application/x-amz-json-1.1';
const maxBodyBytes = 32 * 1024;

/**
 * Serves Cognito's JSON API at /identity and /identity/. The header x-amz-target names the action. A rejected request
 * gets status 400 with `{__type, message}`. An internal error is logged without the request and gives status 500, or
 * 503 if the database is unavailable.
 */
export function createApiApp(context: IdentityContext): Hono {
  const { clock } = context;
  const { siteSecret } = context.settings;
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () =>
      answer(413, rejectRequest('RequestEntityTooLargeException', 'Request is too large')),
  });
  for (const path of ['/identity', '/identity/'])
    app.post(path, limit, async (c) => {
      const name = c.req.header('x-amz-target') ?? '';
      const action = name.startsWith(service) ? actions.get(name.slice(service.length)) : undefined;
      try {
        if (!action)
          throw new IdentityError('UnknownOperationException', 'The operation is not known.');
        const origin = parseSignInOrigin({ siteSecret, now: clock.now() }, (header) =>
          c.req.header(header),
        );
        const body = readJson(c.req.header(), await c.req.arrayBuffer());
        return answer(200, await action({ ...context, origin }, body));
      } catch (error) {
        if (error instanceof IdentityError)
          return answer(400, rejectRequest(error.name, error.message));
        context.logger.error('An identity action failed', { action: name, error });
        const status = error instanceof DatabaseUnavailable ? 503 : 500;
        return answer(status, rejectRequest('InternalErrorException', 'Something went wrong'));
      }
    });
  return app;
}

/** Throws for invalid UTF-8 instead of replacing characters, which would change a password. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function readJson(headers: Record<string, string>, body: ArrayBuffer): unknown {
  if (!/^application\/(x-amz-json-1\.1|json)\b/i.test(headers['content-type'] ?? ''))
    throw new IdentityError('SerializationException', `The body must be sent as ${mediaType}`);
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw new IdentityError('SerializationException', 'The body cannot be read as JSON');
  }
}

function rejectRequest(name: string, message: string) {
  return { __type: name, message };
}

function answer(status: 200 | 400 | 413 | 500 | 503, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': mediaType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...('__type' in body ? { 'x-amzn-errortype': String(body.__type) } : {}),
    },
  });
}
