/** A refusal in the form of the payment API; everything else is a failure of ours. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409,
    readonly code: string,
    message: string,
    readonly type:
      | 'invalid_request_error'
      | 'idempotency_error'
      | 'card_error' = 'invalid_request_error',
  ) {
    super(message);
  }

  /** The body a client of the API reads. */
  get body() {
    return { error: { type: this.type, code: this.code, message: this.message } };
  }
}
