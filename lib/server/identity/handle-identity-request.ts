import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/platform/config/env';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import { getErrorMessage } from '@/lib/platform/http/http-error';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import { getClientOriginHeaders } from '@/lib/server/session/trusted-device';
import {
  applyRefreshToken,
  removeRefreshToken,
  saveRefreshToken,
  updateSessionToken,
} from './identity-session';
import {
  addProviderTimeout,
  findIdentityAction,
  hasLeakedPassword,
  hasRecentTimeout,
  leakedPasswordMessage,
  getIdentityLimit,
} from './identity-call-rules';

const maxBodyBytes = 16 * 1024;
/** Timeout in ms. Amplify retries a 503 twice within a second, so the user waits about eight seconds in total. */
const timeoutMs = 7_000;
const mediaType = 'application/x-amz-json-1.1';

/** Schema of a request body, which contains either the client id of this site or only an access token. */
const bodySchema = z.looseObject({
  ClientId: z.literal(env.IDENTITY_CLIENT_ID).optional(),
});

/**
 * Forwards Amplify's requests to the user pool. Accepts only the actions that the site uses, with the client id of the
 * site and from pages of the site, and limits the rate of actions that send email or can be used to guess secrets.
 * Errors have Cognito's format, which Amplify can read. Refresh tokens are stored in a cookie that scripts cannot read;
 * the page gets a placeholder.
 */
export async function handleIdentityRequest(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request.headers))
    return reject(403, 'ForbiddenException', 'Only pages of this site may ask.');
  const action = findIdentityAction(request.headers.get('x-amz-target'));
  if (!action) return reject(400, 'UnknownOperationException', 'The operation is not known.');
  const body = await parseJsonBody(request, maxBodyBytes);
  if (!body.ok)
    return reject(
      body.status,
      body.status === 413 ? 'RequestEntityTooLargeException' : 'SerializationException',
      body.message,
    );
  const parsed = bodySchema.safeParse(body.value);
  if (!parsed.success)
    return reject(400, 'InvalidParameterException', 'The body is not a request of this site.');
  const limit = getIdentityLimit(action, parsed.data);
  const wait = limit === null ? 0 : await applyOperationRateLimit(limit, request.headers);
  if (wait > 0) {
    const message = await getErrorMessage('tooMany', getRequestLanguage(request));
    return reject(429, 'TooManyRequestsException', message, { 'Retry-After': String(wait) });
  }
  if (hasLeakedPassword(action.name, parsed.data))
    return reject(400, 'InvalidPasswordException', leakedPasswordMessage);
  const call = await applyRefreshToken(request, parsed.data);
  if (call === null) return reject(400, 'NotAuthorizedException', 'Invalid Refresh Token');
  return forward(request, action.name, JSON.stringify(call));
}

/** Returns user pool and client id for Amplify in the browser. */
export function getIdentityConfig(): NextResponse {
  const pool = { userPoolId: env.IDENTITY_POOL_ID, clientId: env.IDENTITY_CLIENT_ID };
  return NextResponse.json(pool, { headers: { 'Cache-Control': 'no-store' } });
}

async function forward(request: NextRequest, name: string, body: string): Promise<NextResponse> {
  const visitor = request.headers.get('x-forwarded-for') ?? '';
  try {
    if (hasRecentTimeout(visitor, performance.now()))
      throw new Error('The provider timed out recently; the repeated call was skipped');
    const response = await fetch(`${env.IDENTITY_URL}/`, {
      method: 'POST',
      headers: {
        'Content-Type': mediaType,
        'X-Amz-Target': `AWSCognitoIdentityProviderService.${name}`,
        ...(await getClientOriginHeaders(request)),
      },
      body,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500 || !isObject(text))
      throw new Error(`The response with status ${response.status} is unreadable`);
    const errorType = response.headers.get('x-amzn-errortype');
    const hidden = removeRefreshToken(text);
    const answer = new NextResponse(hidden.text, {
      status: response.status,
      headers: { ...answerHeaders, ...(errorType && { 'x-amzn-errortype': errorType }) },
    });
    if (hidden.tokens === null) return answer;
    const { idToken, refreshToken: token } = hidden.tokens;
    const isNew = name !== 'GetTokensFromRefreshToken';
    if (token !== undefined) await saveRefreshToken(answer, request, { token, isNew });
    await updateSessionToken(answer, request, idToken);
    return answer;
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError')
      addProviderTimeout(visitor, performance.now());
    logger.warn('The identity provider did not respond', { action: name, cause });
    const message = await getErrorMessage('identityUnavailable', getRequestLanguage(request));
    return reject(503, 'ServiceUnavailableException', message, { 'Retry-After': '5' });
  }
}

/** True for a response Amplify can read: a JSON object, or an empty body from actions without a result. */
function isObject(text: string): boolean {
  if (text === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

const answerHeaders = { 'Content-Type': mediaType, 'Cache-Control': 'no-store' };

function reject(
  status: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): NextResponse {
  return new NextResponse(JSON.stringify({ __type: name, message }), {
    status,
    headers: { ...answerHeaders, 'x-amzn-errortype': name, ...headers },
  });
}
