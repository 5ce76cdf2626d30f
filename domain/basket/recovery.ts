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
export function recoveryFor(message: string): Recovery {
  const row = recoveryTable.find(({ text, match }) =>
    match === 'exact' ? message === text : message.startsWith(text),
  );
  return row?.recovery ?? 'report';
}

/** What to do about several messages of one answer: a dead session goes before a lost basket, which hides behind it. */
export function recoveryForAll(messages: readonly string[]): Recovery {
  const recoveries = messages.map(recoveryFor);
  return (
    (['renewSession', 'recreateBasket'] as const).find((one) => recoveries.includes(one)) ??
    'report'
  );
}
