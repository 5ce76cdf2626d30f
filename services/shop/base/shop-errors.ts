/**
 * A refusal whose message the caller may read, word for word OXID's (external contract A.6). `code` is for the log and for tests,
 * `extensions` goes out with the error. Every other error is logged and answered with `Internal server error`.
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

/** A refused token: answered before execution, without data, with `WWW-Authenticate: Bearer`. */
export class TokenError extends ShopError {
  constructor(message: string) {
    super('TOKEN', message);
    this.name = 'TokenError';
  }
}
