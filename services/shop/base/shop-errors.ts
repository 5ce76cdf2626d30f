/**
 * An error whose message is returned to the caller, in OXID's exact wording. `code` is for logs and tests, `extensions`
 * are sent with the error. Any other error is logged and returned as `Internal server error`.
 */
export class ShopError extends Error {
  readonly code: string;
  readonly extensions: Record<string, unknown> | undefined;

  constructor(code: string, message: string, extensions?: Record<string, unknown>) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
    this.extensions = extensions;
  }
}

/** The reason why a token is rejected. `revoked`: its owner has ended it. `blocked`: its owner is blocked. */
export type TokenRejection = 'unreadable' | 'invalid' | 'revoked' | 'blocked';

/** An invalid token. The request is rejected before execution, without data, with `WWW-Authenticate: Bearer`. */
export class TokenError extends ShopError {
  readonly reason: TokenRejection;

  constructor(reason: TokenRejection, message: string) {
    super('TOKEN', message);
    this.name = 'TokenError';
    this.reason = reason;
  }
}
