import { expect, it } from 'vitest';
import { accountsFile } from './accounts-file';
import { withoutPublishedPasswords } from './published-password';
import { readYaml } from './read-yaml';

it('leaves out every account of the demo', () => {
  const accounts = readYaml('demo', 'accounts.yaml', accountsFile).content;
  expect(accounts.length).toBeGreaterThan(0);
  expect(withoutPublishedPasswords(accounts)).toEqual([]);
});

it('keeps those an owner has written', () => {
  const own = { email: 'laden@example.org', password: 'of-my-own-2026!' };
  expect(withoutPublishedPasswords([own])).toEqual([own]);
});
