/** The password of the demo's accounts, which stands in the public sources: whoever reads them has it. */
const publishedPassword = 'Lautlos-2026!';

/** The accounts that may be written where others can reach the shop: those whose password is not published. */
export function withoutPublishedPasswords<Account extends { password: string }>(
  accounts: readonly Account[],
): Account[] {
  return accounts.filter(({ password }) => password !== publishedPassword);
}
