import { z } from 'zod';
import type * as AmplifyModule from './amplify';
import { logger } from '@/lib/platform/observability/logger';

/** Problems of identity provider calls that are shown to the visitor; there is a message for each. */
export const identityProblems = [
  'wrongCredentials',
  'notConfirmed',
  'emailTaken',
  'weakPassword',
  'leakedPassword',
  'codeWrong',
  'codeExpired',
  'mfaCodeNeeded',
  'mfaCodeWrong',
  'mfaCodeUsed',
  'mfaSessionExpired',
  'mfaUnavailable',
  'tooMany',
  'alreadyConfirmed',
  'mailNotSent',
  'invalidInput',
  'unavailable',
] as const;

export type IdentityProblem = (typeof identityProblems)[number];

/** Result of a call to the identity provider. */
export type IdentityResult<T = null> =
  | { ok: true; value: T }
  | { ok: false; problem: IdentityProblem };

/** Wraps a value as a successful result. */
export function identitySuccess<T>(value: T): IdentityResult<T> {
  return { ok: true, value };
}

/** Wraps a problem as a failed result. */
export function identityFailure(problem: IdentityProblem): { ok: false; problem: IdentityProblem } {
  return { ok: false, problem };
}

/** Kind of the call. Needed because some error names mean something different for a password than for a code. */
export type IdentityCall = 'password' | 'code' | 'mfa' | 'other';

/** Problem by error name of Amplify or Cognito. Names missing here are errors the visitor cannot resolve. */
const problems = new Map<string, IdentityProblem>(
  Object.entries({
    NotAuthorizedException: 'wrongCredentials',
    UserNotFoundException: 'wrongCredentials',
    PasswordResetRequiredException: 'wrongCredentials',
    UserUnAuthenticatedException: 'wrongCredentials',
    TokenRevokedException: 'wrongCredentials',
    RefreshTokenReuseException: 'wrongCredentials',
    UserNotConfirmedException: 'notConfirmed',
    UsernameExistsException: 'emailTaken',
    AliasExistsException: 'emailTaken',
    InvalidPasswordException: 'weakPassword',
    PasswordHistoryPolicyViolationException: 'weakPassword',
    CodeMismatchException: 'codeWrong',
    ExpiredCodeException: 'codeExpired',
    LimitExceededException: 'tooMany',
    TooManyRequestsException: 'tooMany',
    TooManyFailedAttemptsException: 'tooMany',
    ThrottlingException: 'tooMany',
    CodeDeliveryFailureException: 'mailNotSent',
    InvalidEmailRoleAccessPolicyException: 'mailNotSent',
    InvalidParameterException: 'invalidInput',
    UserLambdaValidationException: 'invalidInput',
    EmptySignInUsername: 'invalidInput',
    EmptySignInPassword: 'invalidInput',
    EmptySignUpUsername: 'invalidInput',
    EmptySignUpPassword: 'invalidInput',
    EmptyConfirmSignUpUsername: 'invalidInput',
    EmptyConfirmSignUpCode: 'invalidInput',
    EmptyResendSignUpCodeUsername: 'invalidInput',
    EmptyResetPasswordUsername: 'invalidInput',
    EmptyConfirmResetPasswordUsername: 'invalidInput',
    EmptyConfirmResetPasswordNewPassword: 'invalidInput',
    EmptyConfirmResetPasswordConfirmationCode: 'invalidInput',
    EmptyUpdatePassword: 'invalidInput',
    EmptyConfirmUserAttributeCode: 'invalidInput',
  } as const),
);

/**
 * Problems by error name and message text, for error names with several meanings. Amazon Cognito uses the same names
 * and texts.
 */
const problemsByText: readonly { name: string; text: RegExp; problem: IdentityProblem }[] = [
  { name: 'InvalidPasswordException', text: /security reasons/i, problem: 'leakedPassword' },
  { name: 'NotAuthorizedException', text: /attempts exceeded/i, problem: 'tooMany' },
  { name: 'NotAuthorizedException', text: /status is CONFIRMED/i, problem: 'alreadyConfirmed' },
  {
    name: 'InvalidParameterException',
    text: /already confirmed/i,
    problem: 'alreadyConfirmed',
  },
  { name: 'InvalidParameterException', text: /no registered\/verified/i, problem: 'notConfirmed' },
  { name: 'InvalidParameterException', text: /'?password'? failed/i, problem: 'weakPassword' },
];

/** Problem by error name for calls with the code of an authenticator app, where some names have a different meaning. */
const mfaProblems = new Map<string, IdentityProblem>(
  Object.entries({
    CodeMismatchException: 'mfaCodeWrong',
    EnableSoftwareTokenMFAException: 'mfaCodeWrong',
    ExpiredCodeException: 'mfaCodeUsed',
    NotAuthorizedException: 'mfaSessionExpired',
    SignInException: 'mfaSessionExpired',
    SoftwareTokenMFANotFoundException: 'mfaUnavailable',
    InvalidParameterException: 'mfaUnavailable',
  } as const),
);

/**
 * Maps an error thrown by Amplify to a problem for the visitor; `unavailable` for everything the visitor cannot
 * resolve.
 */
export function toIdentityProblem(error: unknown, call: IdentityCall = 'other'): IdentityProblem {
  if (!(error instanceof Error)) return 'unavailable';
  const { name, message } = error;
  // An unknown account is reported as a wrong code, so as not to reveal who has an account.
  if (call === 'code' && name === 'UserNotFoundException') return 'codeWrong';
  const mfaProblem = call === 'mfa' ? mfaProblems.get(name) : undefined;
  if (mfaProblem) return mfaProblem;
  const knownError = problemsByText.find((row) => row.name === name && row.text.test(message));
  return knownError?.problem ?? problems.get(name) ?? 'unavailable';
}

export type Amplify = typeof AmplifyModule;

const poolSchema = z.object({ userPoolId: z.string(), clientId: z.string() });
const poolTimeoutMs = 10_000;

let loading: Promise<Amplify> | null = null;

/**
 * Loads and configures Amplify on first use, so that no page loads it earlier. A failed load is retried by the next
 * call.
 */
function loadAmplify(): Promise<Amplify> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Amplify> {
  const [amplify, pool] = await Promise.all([import('./amplify'), readPool()]);
  amplify.configureAmplify(pool);
  return amplify;
}

/** Loads the ids of the user pool and its client, which are not secret and the same for all visitors. */
async function readPool(): Promise<z.infer<typeof poolSchema>> {
  const response = await fetch('/api/identity/config', {
    signal: AbortSignal.timeout(poolTimeoutMs),
  });
  if (!response.ok) throw new Error(`The identity settings failed with status ${response.status}`);
  return poolSchema.parse(await response.json());
}

/**
 * Time limit in ms for all Amplify calls of one operation. Amplify has no timeout and retries twice after throttling
 * and 5xx; /api/identity responds after 7 s at the latest, even if the provider does not.
 */
const callTimeoutMs = 12_000;

/** Runs one operation with Amplify; an exception or a timeout becomes a problem. Never throws. */
export async function runIdentityCall<T>(
  run: (amplify: Amplify) => Promise<IdentityResult<T>>,
  call: IdentityCall = 'other',
): Promise<IdentityResult<T>> {
  const { promise: timeout, stop } = waitFor(callTimeoutMs);
  const work = loadAmplify().then(run);
  try {
    return await Promise.race([work, timeout.then(() => identityFailure('unavailable'))]);
  } catch (error) {
    const problem = toIdentityProblem(error, call);
    if (problem === 'unavailable') logIdentityError(error);
    return identityFailure(problem);
  } finally {
    stop();
    // Errors that occur after the timeout are ignored.
    work.catch(() => undefined);
  }
}

/** Logs only the error name, because the message may contain an email address. */
function logIdentityError(error: unknown): void {
  const reason = error instanceof Error ? error.name : typeof error;
  logger.warn('The identity provider is unreachable', { reason });
}

function waitFor(ms: number): { promise: Promise<void>; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop = () => clearTimeout(timer);
  });
  return { promise, stop };
}
