/**
 * What became of a call: `refused` carries why, for the most part a sentence for people; `unreachable` may have arrived all the
 * same, so the same may be asked again.
 */
export type CallResult<Value, Why extends object = { message: string }> =
  | { kind: 'done'; value: Value }
  | ({ kind: 'refused' } & Why)
  | { kind: 'unreachable' };

/** A call that did not come true. */
export type FailedCall = Exclude<CallResult<never>, { kind: 'done' }>;

/** An answer that need not be asked for, or was asked for in several steps. */
export function toSuccess<Value>(value: Value): { kind: 'done'; value: Value } {
  return { kind: 'done', value };
}

/** What is said when a call did not come true: the words of who refused, else `noAnswer`. */
export function formatFailure(answer: FailedCall, noAnswer: string): string {
  return answer.kind === 'refused' ? answer.message : noAnswer;
}
