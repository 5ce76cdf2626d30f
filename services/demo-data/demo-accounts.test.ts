import { expect, it } from 'vitest';
import { accountsFileSchema } from './demo-accounts';
import { filterAccountsWithSecretPassword } from './demo-accounts';
import { loadYaml } from './load-yaml';

it('omits every demo account', () => {
  const accounts = loadYaml('demo', 'accounts.yaml', accountsFileSchema).content;
  expect(accounts.length).toBeGreaterThan(0);
  expect(filterAccountsWithSecretPassword(accounts)).toEqual([]);
});

it('keeps accounts that an operator added', () => {
  const own = { email: 'laden@example.org', password: 'of-my-own-2026!' };
  expect(filterAccountsWithSecretPassword([own])).toEqual([own]);
});
