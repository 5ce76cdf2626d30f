export type ErrorRecovery = 'recreateBasket' | 'renewSession' | 'report';

/** Maximum number of recovery attempts; a further failure is reported to the user (Specification §8). */
export const maxRecoveryAttempts = 1;

type Row = { text: string; match: 'exact' | 'start'; recovery: ErrorRecovery };

/**
 * Error messages of the shop and their recovery (Specification §8). The message is the only way to distinguish the
 * errors.
 */
const recoveryTable: readonly Row[] = [
  {
    text: 'You are not allowed to access this basket as it belongs to somebody else',
    match: 'exact',
    recovery: 'recreateBasket',
  },
  { text: 'Basket was not found by id:', match: 'start', recovery: 'recreateBasket' },
  { text: 'The access token is invalid', match: 'exact', recovery: 'renewSession' },
  // Message of OXID 6 and 7.0 (graphql-base up to 9).
  { text: 'The token is invalid', match: 'exact', recovery: 'renewSession' },
  { text: 'Unable to parse token', match: 'exact', recovery: 'renewSession' },
  { text: 'The token is not registered', match: 'exact', recovery: 'renewSession' },
  { text: 'User is blocked', match: 'exact', recovery: 'renewSession' },
];

/** Returns the recovery for an error message; `report` for an unknown one (Specification §8). */
export function resolveRecovery(message: string): ErrorRecovery {
  const row = recoveryTable.find(({ text, match }) =>
    match === 'exact' ? message === text : message.startsWith(text),
  );
  return row?.recovery ?? 'report';
}

/**
 * Returns the recovery for several messages of one response. An expired session takes precedence over a lost basket,
 * because the basket error can be its consequence.
 */
export function resolveRecoveryForAll(messages: readonly string[]): ErrorRecovery {
  const recoveries = messages.map(resolveRecovery);
  return (
    (['renewSession', 'recreateBasket'] as const).find((one) => recoveries.includes(one)) ??
    'report'
  );
}

export type TokenRecovery =
  /** Creates a new session and repeats the call. */
  | { step: 'renew' }
  /** Marks the visitor as anonymous, removes the token and redirects to the login page. */
  | { step: 'giveUp'; redirectTo: '/login' };

/**
 * Returns the recovery for a rejected token: one renewal, then login (Specification §4, §8). `attempts` is the number
 * of renewals so far.
 */
export function resolveTokenRecovery(attempts: number): TokenRecovery {
  return attempts < 1 ? { step: 'renew' } : { step: 'giveUp', redirectTo: '/login' };
}

/** Parses the available quantity from the shop's message about insufficient stock; null for any other message. */
export function parseAvailableQuantity(message: string): number | null {
  const limited = /^Not enough items of product with id .+ in stock! Available: (\d+)/.exec(
    message,
  );
  if (limited?.[1]) return Number(limited[1]);
  return /^Product with id .+ is out of stock/.test(message) ? 0 : null;
}
