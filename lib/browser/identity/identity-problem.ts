import type { IdentityProblem } from './identity-answer';

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
export function problemOf(error: unknown, call: IdentityCall = 'other'): IdentityProblem {
  if (!(error instanceof Error)) return 'unavailable';
  const { name, message } = error;
  // An account that does not exist has no code: saying more would tell who has an account.
  if (call === 'code' && name === 'UserNotFoundException') return 'codeWrong';
  const ofMfa = call === 'mfa' ? mfaProblems.get(name) : undefined;
  if (ofMfa) return ofMfa;
  const told = byText.find((row) => row.name === name && row.text.test(message));
  return told?.problem ?? problems.get(name) ?? 'unavailable';
}
