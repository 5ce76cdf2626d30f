/**
 * Result of a call: `rejected` includes the reason, usually a message for the user; an `unreachable` call may still
 * have taken effect, so it must be safe to repeat.
 */
export type ServiceCallResult<Value, Why extends object = { message: string }> =
  | { kind: 'done'; value: Value }
  | ({ kind: 'rejected' } & Why)
  | { kind: 'unreachable' };

/** Every result of a call except success. */
export type FailedServiceCall = Exclude<ServiceCallResult<never>, { kind: 'done' }>;

/** Wraps a value as a successful result. */
export function toServiceCallSuccess<Value>(value: Value): { kind: 'done'; value: Value } {
  return { kind: 'done', value };
}

/** Returns the message of a failed call: the rejection message, else `fallback`. */
export function formatServiceCallFailure(failure: FailedServiceCall, fallback: string): string {
  return failure.kind === 'rejected' ? failure.message : fallback;
}
