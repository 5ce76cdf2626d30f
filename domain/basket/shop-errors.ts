export type Recovery = 'recreateBasket' | 'renewSession' | 'report';

/** Recovery is tried once; a second failure is reported (Spec §8). */
export const maxRecoveryAttempts = 1;

type Row = { text: string; match: 'exact' | 'start'; recovery: Recovery };

/** Error texts of the shop and what heals them (Spec §8). The shop offers nothing but its text to tell them apart. */
const recoveryTable: readonly Row[] = [
  {
    text: 'You are not allowed to access this basket as it belongs to somebody else',
    match: 'exact',
    recovery: 'recreateBasket',
  },
  { text: 'Basket was not found by id:', match: 'start', recovery: 'recreateBasket' },
  { text: 'The access token is invalid', match: 'exact', recovery: 'renewSession' },
  { text: 'Unable to parse token', match: 'exact', recovery: 'renewSession' },
  { text: 'The token is not registered', match: 'exact', recovery: 'renewSession' },
  { text: 'User is blocked', match: 'exact', recovery: 'renewSession' },
];

/** What to do about an error message of the shop; report when the table does not know it (Spec §8). */
export function resolveRecovery(message: string): Recovery {
  const row = recoveryTable.find(({ text, match }) =>
    match === 'exact' ? message === text : message.startsWith(text),
  );
  return row?.recovery ?? 'report';
}

/** What to do about several messages of one answer: a dead session goes before a lost basket, which hides behind it. */
export function resolveRecoveryForAll(messages: readonly string[]): Recovery {
  const recoveries = messages.map(resolveRecovery);
  return (
    (['renewSession', 'recreateBasket'] as const).find((one) => recoveries.includes(one)) ??
    'report'
  );
}

export type TokenRecovery =
  /** Initialise the session again and repeat the call. */
  | { step: 'renew' }
  /** Mark the visitor anonymous, clear the token, go to the login page. */
  | { step: 'giveUp'; redirectTo: '/login' };

/** What a rejected token leads to: one renewal, then the end (Spec §4, §8). `attempts` counts the renewals made so far. */
export function resolveTokenRecovery(attempts: number): TokenRecovery {
  return attempts < 1 ? { step: 'renew' } : { step: 'giveUp', redirectTo: '/login' };
}

/** How many pieces there are, when the shop says it had to give fewer than asked for; null for any other message. */
export function parseAvailableQuantity(message: string): number | null {
  const limited = /^Not enough items of product with id .+ in stock! Available: (\d+)/.exec(
    message,
  );
  if (limited?.[1]) return Number(limited[1]);
  return /^Product with id .+ is out of stock/.test(message) ? 0 : null;
}
