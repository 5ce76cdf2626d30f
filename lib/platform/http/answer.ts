/**
 * What became of a call: `refused` carries why, for the most part a sentence for people; `unreachable` may have arrived all the
 * same, so the same may be asked again.
 */
export type Answer<Value, Why extends object = { message: string }> =
  | { kind: 'done'; value: Value }
  | ({ kind: 'refused' } & Why)
  | { kind: 'unreachable' };

/** A call that did not come true. */
export type NotDone = Exclude<Answer<never>, { kind: 'done' }>;

/** An answer that need not be asked for, or was asked for in several steps. */
export function done<Value>(value: Value): { kind: 'done'; value: Value } {
  return { kind: 'done', value };
}

/** What is said when a call did not come true: the words of who refused, else `noAnswer`. */
export function sayWhy(answer: NotDone, noAnswer: string): string {
  return answer.kind === 'refused' ? answer.message : noAnswer;
}
