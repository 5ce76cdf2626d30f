import { normaliseEmail } from '@/domain/customer/normalise-email';
import type { Database } from '../../database/database';
import { accountsFile } from '../../demo-source/accounts-file';
import { withoutPublishedPasswords } from '../../demo-source/published-password';
import { readYaml } from '../../demo-source/read-yaml';

/** How many accounts of the demo are in this shop, whose passwords are published unless somebody has changed them. */
export async function countPublishedAccounts(db: Database, demoDir: string): Promise<number> {
  const accounts = readYaml(demoDir, 'accounts.yaml', accountsFile).content;
  const own = new Set(withoutPublishedPasswords(accounts));
  const emails = accounts.filter((one) => !own.has(one)).map(({ email }) => normaliseEmail(email));
  if (emails.length === 0) return 0;
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where('email', 'in', emails)
    .where('is_guest', '=', 0)
    .execute();
  return rows.length;
}
