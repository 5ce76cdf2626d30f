type ErrorName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException';

/** A refusal with Cognito's own name and text (external contract C.2). Nothing in the text is secret. */
export class IdentityError extends Error {
  override readonly name: ErrorName;

  constructor(name: ErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

/** The one answer to a wrong password, an unknown e-mail, and a challenge that is not one of ours. */
export function wrongCredentialsError(): IdentityError {
  return new IdentityError('NotAuthorizedException', 'Incorrect username or password.');
}

/** A value that breaks a rule; `path` names it, `constraint` the rule. */
export function invalidParameterError(path: string, constraint: string): IdentityError {
  return new IdentityError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${path}' failed to satisfy constraint: ${constraint}`,
  );
}

export function limitExceededError(): IdentityError {
  return new IdentityError(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  );
}

export function invalidTokenError(reason = 'Invalid Access Token'): IdentityError {
  return new IdentityError('NotAuthorizedException', reason);
}
