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

/** An invalid token. The request is rejected before execution, without data, with `WWW-Authenticate: Bearer`. */
export class TokenError extends ShopError {
  constructor(message: string) {
    super('TOKEN', message);
    this.name = 'TokenError';
  }
}
