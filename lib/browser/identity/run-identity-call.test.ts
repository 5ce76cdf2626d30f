import { describe, expect, it } from 'vitest';
import {
  type IdentityCall,
  type IdentityProblem,
  identityProblems,
  toIdentityProblem,
} from './run-identity-call';

function createError(name: string, message = ''): Error {
  return Object.assign(new Error(message), { name });
}

describe('messages for identity errors', () => {
  it.each<[string, string, IdentityProblem]>([
    ['NotAuthorizedException', 'Incorrect username or password.', 'wrongCredentials'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'tooMany'],
    [
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
      'alreadyConfirmed',
    ],
    ['UserNotFoundException', 'User does not exist.', 'wrongCredentials'],
    ['PasswordResetRequiredException', '', 'wrongCredentials'],
    ['UserUnAuthenticatedException', '', 'wrongCredentials'],
    ['TokenRevokedException', '', 'wrongCredentials'],
    ['RefreshTokenReuseException', '', 'wrongCredentials'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'notConfirmed'],
    ['UsernameExistsException', 'User already exists', 'emailTaken'],
    ['AliasExistsException', '', 'emailTaken'],
    ['InvalidPasswordException', 'Password must have symbol characters', 'weakPassword'],
    ['PasswordHistoryPolicyViolationException', '', 'weakPassword'],
    [
      'InvalidPasswordException',
      'Provided password cannot be used for security reasons.',
      'leakedPassword',
    ],
    ['CodeMismatchException', 'Invalid verification code provided', 'codeWrong'],
    ['ExpiredCodeException', 'please request a code again.', 'codeExpired'],
    ['LimitExceededException', 'Attempt limit exceeded', 'tooMany'],
    ['TooManyRequestsException', '', 'tooMany'],
    ['TooManyFailedAttemptsException', '', 'tooMany'],
    ['ThrottlingException', '', 'tooMany'],
    ['CodeDeliveryFailureException', '', 'mailNotSent'],
    ['InvalidEmailRoleAccessPolicyException', '', 'mailNotSent'],
    ['InvalidParameterException', 'Invalid phone number format.', 'invalidInput'],
    ['InvalidParameterException', 'User is already confirmed.', 'alreadyConfirmed'],
    [
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email',
      'notConfirmed',
    ],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint",
      'weakPassword',
    ],
    ['UserLambdaValidationException', '', 'invalidInput'],
    ['EmptySignInUsername', '', 'invalidInput'],
    ['EmptySignInPassword', '', 'invalidInput'],
    ['EmptySignUpUsername', '', 'invalidInput'],
    ['EmptySignUpPassword', '', 'invalidInput'],
    ['EmptyConfirmSignUpUsername', '', 'invalidInput'],
    ['EmptyConfirmSignUpCode', '', 'invalidInput'],
    ['EmptyResendSignUpCodeUsername', '', 'invalidInput'],
    ['EmptyResetPasswordUsername', '', 'invalidInput'],
    ['EmptyConfirmResetPasswordUsername', '', 'invalidInput'],
    ['EmptyConfirmResetPasswordNewPassword', '', 'invalidInput'],
    ['EmptyConfirmResetPasswordConfirmationCode', '', 'invalidInput'],
    ['EmptyUpdatePassword', '', 'invalidInput'],
    ['EmptyConfirmUserAttributeCode', '', 'invalidInput'],
    ['NetworkError', 'A network error has occurred.', 'unavailable'],
    ['InternalErrorException', '', 'unavailable'],
    ['ServiceUnavailableException', '', 'unavailable'],
    ['ResourceNotFoundException', '', 'unavailable'],
    ['ForbiddenException', '', 'unavailable'],
    ['UnexpectedLambdaException', '', 'unavailable'],
    ['InvalidLambdaResponseException', '', 'unavailable'],
    ['AuthTokenConfigException', '', 'unavailable'],
    ['UserAlreadyAuthenticatedException', '', 'unavailable'],
    ['SyntaxError', 'Unexpected token <', 'unavailable'],
    ['ChunkLoadError', '', 'unavailable'],
    ['Unknown', '', 'unavailable'],
    ['constructor', '', 'unavailable'],
  ])('%s (%s): %s', (name, message, problem) => {
    expect(toIdentityProblem(createError(name, message))).toBe(problem);
  });

  it.each<[IdentityCall, IdentityProblem]>([
    ['code', 'codeWrong'],
    ['password', 'wrongCredentials'],
    ['other', 'wrongCredentials'],
  ])('shows the same message for an unknown account and a %s: %s', (call, problem) => {
    expect(toIdentityProblem(createError('UserNotFoundException'), call)).toBe(problem);
  });

  it.each([null, undefined, 'x', {}, { name: 'LimitExceededException' }])(
    'returns no problem for %j',
    (error) => {
      expect(toIdentityProblem(error)).toBe('unavailable');
    },
  );

  it('returns one of the known problems', () => {
    expect(identityProblems).toContain(toIdentityProblem(createError('x')));
  });
});
