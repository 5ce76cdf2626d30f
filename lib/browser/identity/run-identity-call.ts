import { z } from 'zod';
import type * as AmplifyModule from './amplify';
import { logger } from '@/lib/platform/observability/logger';

/** What a visitor can be told about a failed call of the identity provider; screens have a sentence for each. */
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

/** What became of a call of the identity provider. */
export type IdentityResult<T = null> =
  | { ok: true; value: T }
  | { ok: false; problem: IdentityProblem };

/** A call that worked. */
export function identitySuccess<T>(value: T): IdentityResult<T> {
  return { ok: true, value };
}

/** A call that did not work, and why. */
export function identityFailure(problem: IdentityProblem): { ok: false; problem: IdentityProblem } {
  return { ok: false, problem };
}

/** Which call failed, where the same name means different things. */
export type IdentityCall = 'password' | 'code' | 'mfa' | 'other';

/** Amplify's and Cognito's names (external-services C.2). What is not here is nothing a visitor can change. */
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

/** One name, several meanings: only the text tells them apart, in real Cognito too. */
const byText: readonly { name: string; text: RegExp; problem: IdentityProblem }[] = [
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

/** The same names where the code of an authenticator app was asked for. */
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

/** What a visitor can be told of an error Amplify threw; unavailable for everything they cannot change. */
export function toIdentityProblem(error: unknown, call: IdentityCall = 'other'): IdentityProblem {
  if (!(error instanceof Error)) return 'unavailable';
  const { name, message } = error;
  // An account that does not exist has no code: saying more would tell who has an account.
  if (call === 'code' && name === 'UserNotFoundException') return 'codeWrong';
  const ofMfa = call === 'mfa' ? mfaProblems.get(name) : undefined;
  if (ofMfa) return ofMfa;
  const told = byText.find((row) => row.name === name && row.text.test(message));
  return told?.problem ?? problems.get(name) ?? 'unavailable';
}

/** The parts of Amplify that are used. */
export type Amplify = typeof AmplifyModule;

const poolSchema = z.object({ userPoolId: z.string(), clientId: z.string() });
const poolTimeoutMs = 10_000;

let loading: Promise<Amplify> | null = null;

/** Amplify, loaded and configured when it is first needed: no page pays for it before. A failed load is tried again. */
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

/** Which user pool the site uses; the client id it shares with every visitor, and nothing of it is a secret. */
async function readPool(): Promise<z.infer<typeof poolSchema>> {
  const response = await fetch('/api/identity/config', {
    signal: AbortSignal.timeout(poolTimeoutMs),
  });
  if (!response.ok) throw new Error(`The identity's settings answered ${response.status}`);
  return poolSchema.parse(await response.json());
}

/**
 * For all calls of one piece of work. Amplify itself waits for ever, and repeats twice what was throttled or answered 5xx, as the site answers
 * after seven seconds for a provider that says nothing.
 */
const callTimeoutMs = 12_000;

/** Runs one piece of work with Amplify; what it throws becomes a problem, as does silence. Never throws. */
export async function runIdentityCall<T>(
  run: (amplify: Amplify) => Promise<IdentityResult<T>>,
  call: IdentityCall = 'other',
): Promise<IdentityResult<T>> {
  const { promise: silence, stop } = waitFor(callTimeoutMs);
  const work = loadAmplify().then(run);
  try {
    return await Promise.race([work, silence.then(() => identityFailure('unavailable'))]);
  } catch (error) {
    const problem = toIdentityProblem(error, call);
    if (problem === 'unavailable') logIdentityError(error);
    return identityFailure(problem);
  } finally {
    stop();
    // Work that goes on after the time is up has nobody left to tell.
    work.catch(() => undefined);
  }
}

/** Only what kind of error it was: its text may hold an address. */
function logIdentityError(error: unknown): void {
  const reason = error instanceof Error ? error.name : typeof error;
  logger.warn('The identity provider could not be asked', { reason });
}

function waitFor(ms: number): { promise: Promise<void>; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop = () => clearTimeout(timer);
  });
  return { promise, stop };
}
