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

/** An error with Cognito's name and message. The message contains nothing secret. */
export class IdentityError extends Error {
  override readonly name: ErrorName;

  constructor(name: ErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

/**
 * Returns the error for a wrong password, an unknown email address or an invalid challenge. Callers cannot tell these
 * cases apart.
 */
export function wrongCredentialsError(): IdentityError {
  return new IdentityError('NotAuthorizedException', 'Incorrect username or password.');
}

/** Returns the error for an invalid value; `path` is the name of the value, `constraint` the violated rule. */
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
