import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProductFixture } from '../testing/product-fixture';
import { dumpRows, createDatabaseTarget } from '../testing/test-database';
import { createGuestShopper } from '../testing/shopper';
import { openTestShop } from '../testing/test-shop';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { findRestoredBackup, markRestoredBackupAccepted } from './backup';

/** Returns true if pg_restore and pg_dump (version 15 or newer) are installed, which the test needs. */
function hasTools(): boolean {
  try {
    execFileSync('pg_restore', ['--version']);
    return Number(/(\d+)\./.exec(String(execFileSync('pg_dump', ['--version'])))?.[1]) >= 15;
  } catch {
    return false;
  }
}

it.skipIf(!hasTools())(
  'restores a dump of a running shop row by row (docs/operations.md)',
  async () => {
    const shop = await openTestShop();
    const product = await createProductFixture(shop, { stock: { amount: 5 } });
    const shopper = await createGuestShopper(shop);
    await shopper.order(await shopper.readyBasket(product));
    const { location, remove } = await createDatabaseTarget();
    const folder = mkdtempSync(join(tmpdir(), 'dump-'));
    const file = join(folder, 'shop.dump');
    const withoutQuery = (address: string) => address.replace(/\?.*$/, '');
    try {
      expect(await findRestoredBackup(shop.db)).toBeNull();
      const dump = [
        '--format=custom',
        '--schema=public',
        `--file=${file}`,
        withoutQuery(shop.place),
      ];
      execFileSync('pg_dump', dump);
      const back = [
        '--no-owner',
        '--clean',
        '--if-exists',
        `--dbname=${withoutQuery(location)}`,
        file,
      ];
      execFileSync('pg_restore', back);
      const restored = openDatabase(location);
      const held = await dumpRows(shop.db);
      expect(held.get('order')).toHaveLength(1);
      expect(await dumpRows(restored)).toEqual(held);
      expect(await migrate(restored)).toEqual([]);
      expect(await findRestoredBackup(shop.db)).toBeNull();
      expect(await findRestoredBackup(restored)).toBe('The database was restored from a dump');
      await markRestoredBackupAccepted(restored);
      expect(await findRestoredBackup(restored)).toBeNull();
      await restored.destroy();
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await remove();
      await shop.close();
    }
  },
);
