export type TokenRecovery =
  /** Initialise the session again and repeat the call. */
  | { step: 'renew' }
  /** Mark the visitor anonymous, clear the token, go to the login page. */
  | { step: 'giveUp'; redirectTo: '/login' };

/** What a rejected token leads to: one renewal, then the end (Spec §4, §8). `attempts` counts the renewals made so far. */
export function afterRejectedToken(attempts: number): TokenRecovery {
  return attempts < 1 ? { step: 'renew' } : { step: 'giveUp', redirectTo: '/login' };
}
