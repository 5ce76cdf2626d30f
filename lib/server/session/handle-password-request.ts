import 'server-only';
import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';
import { isPasswordAllowed } from '@/domain/customer/password-policy';
import { parseShopRejection } from '@/domain/errors/shop-rejection';
import type { Language } from '@/domain/locale/language';
import { type Result, success } from '@/lib/gateways/result';
import { createCustomerAccount } from '@/lib/gateways/shop/customer.gateway';
import { createAccountToken, deleteShopToken } from '@/lib/gateways/shop/token.gateway';
import { cookieNames } from '@/lib/platform/config/cookies';
import {
  createBodyErrorResponse,
  createJsonResponse,
  createLocalizedErrorResponse,
} from '@/lib/platform/http/http-error';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import type { PasswordProblem } from '@/lib/platform/views/session-dto';
import { isShopFeatureAvailable } from '@/lib/server/shop-features';
import { setCustomerCookies } from './handle-sign-in-request';
import { deleteRefreshCookie } from './host-cookies';
import {
  consumePasswordAttempt,
  recordPasswordSignIn,
  releasePasswordAttempt,
} from './password-limits';
import { getServerSession, toSessionState } from './server-session';
import { createShopErrorResponse, formatLeftOutItems } from './session-error';
import { startPasswordSession } from './start-password-session';
import { addTrustedDevice } from './trusted-device';

/** Maximum password length in characters, as at the identity provider. */
const maxPasswordLength = 256;

const bodySchema = z.object({
  email: z.string().transform(createEmailTransform()),
  password: z.string().min(1).max(maxPasswordLength),
  /** `verify` only checks the password of the account, before a change that cannot be undone. */
  action: z.enum(['signIn', 'register', 'verify']),
});

type PasswordRequest = z.infer<typeof bodySchema>;

/**
 * Signs in, registers or checks the password at a shop that does not accept ID tokens. Cookies change only when every
 * step has succeeded. 501 at a shop that uses the identity provider.
 */
export async function handlePasswordRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return createLocalizedErrorResponse(403, 'wrongOrigin', language);
  if (await isShopFeatureAvailable('identitySignIn'))
    return createLocalizedErrorResponse(501, 'unsupported', language);
  const body = await parseJsonBody(request);
  if (!body.ok) return createBodyErrorResponse(body.status, language);
  const parsed = bodySchema.safeParse(body.value);
  if (!parsed.success) return reject(400, 'invalidInput');
  const { email, action } = parsed.data;
  const operation = action === 'register' ? 'identitySignUp' : 'identitySignIn';
  const wait = await consumePasswordAttempt(request, email, operation);
  if (wait > 0) return reject(429, 'tooMany', { 'Retry-After': String(wait) });
  const token = await requestToken(request, parsed.data, language);
  if (token instanceof NextResponse) return token;
  await recordPasswordSignIn(request);
  if (action !== 'verify') return startWith(request, { email, token }, language);
  await deleteShopToken({ token, language });
  return createJsonResponse({});
}

/** Returns the shop's token for the account, or the rejection of the request. */
async function requestToken(
  request: NextRequest,
  input: PasswordRequest,
  language: Language,
): Promise<string | NextResponse> {
  const problem = input.action === 'register' ? findPasswordProblem(input.password) : null;
  if (problem !== null) {
    await releasePasswordAttempt(request);
    return reject(422, problem);
  }
  const token = await createToken(input, language);
  if (token.ok) return token.data;
  const key = getRejectionKey(token);
  if (key === 'login') return reject(401, 'wrongCredentials');
  if (key === 'emailTaken') return reject(409, 'emailTaken');
  await releasePasswordAttempt(request);
  if (key === 'loginLimit') return reject(429, 'tooMany', { 'Retry-After': '60' });
  if (key === 'password') return reject(422, 'weakPassword');
  return createShopErrorResponse(token.error, language);
}

/**
 * Creates the token of an account, which is registered first if wanted. A registration that is repeated after a lost
 * response finds its own account, which its password proves.
 */
async function createToken(
  { email, password, action }: PasswordRequest,
  language: Language,
): Promise<Result<string>> {
  const account = { email, password };
  const registered =
    action === 'register' ? await createCustomerAccount(account, language) : success(true);
  if (!registered.ok && getRejectionKey(registered) !== 'emailTaken') return registered;
  const token = await createAccountToken(account, language);
  return registered.ok || token.ok ? token : registered;
}

function getRejectionKey({ error }: Extract<Result<unknown>, { ok: false }>) {
  return error.layer === 'graphql' ? parseShopRejection(error.message)?.key : undefined;
}

function findPasswordProblem(password: string): PasswordProblem | null {
  if (!isPasswordAllowed(password) || password !== password.trim()) return 'weakPassword';
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  return isLeakedPassword(password, sha256) ? 'leakedPassword' : null;
}

async function startWith(
  request: NextRequest,
  { email, token }: { email: string; token: string },
  language: Language,
): Promise<NextResponse> {
  const session = await getServerSession(request);
  const basketId = request.cookies.get(cookieNames.basketId)?.value || null;
  const started = await startPasswordSession(token, { session, basketId }, language);
  if (!started.ok) return createShopErrorResponse(started.error, language);
  const response = createJsonResponse({
    ...toSessionState(started.data.session),
    basketId: started.data.basketId,
    limited: started.data.limited,
    leftOut: await formatLeftOutItems(started.data, language),
  });
  await setCustomerCookies(response, request, started.data);
  deleteRefreshCookie(response);
  await addTrustedDevice(response, request, email);
  return response;
}

/** Creates the rejection of a password; the page has a text for each problem. */
function reject(
  status: number,
  problem: PasswordProblem,
  headers: Record<string, string> = {},
): NextResponse {
  return NextResponse.json(
    { problem },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
