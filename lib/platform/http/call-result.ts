/**
 * Result of a call: `rejected` includes the reason, usually a message for the user; an `unreachable` call may still have
 * taken effect, so it must be safe to repeat.
 */
export type CallResult<Value, Why extends object = { message: string }> =
  | { kind: 'done'; value: Value }
  | ({ kind: 'rejected' } & Why)
  | { kind: 'unreachable' };

/** A call that failed. */
export type FailedCall = Exclude<CallResult<never>, { kind: 'done' }>;

/** Wraps a value as a successful result. */
export function toSuccess<Value>(value: Value): { kind: 'done'; value: Value } {
  return { kind: 'done', value };
}

/** Returns the message of a failed call: the rejection message, else `noAnswer`. */
export function formatFailure(answer: FailedCall, noAnswer: string): string {
  return answer.kind === 'rejected' ? answer.message : noAnswer;
}
