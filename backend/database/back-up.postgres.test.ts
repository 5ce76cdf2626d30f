import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aProduct } from '../testing/a-product';
import { rowsOfAll } from '../testing/rows-of-all';
import { guest } from '../testing/shopper';
import { newPlace } from '../testing/test-database';
import { openTestShop } from '../testing/test-shop';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { findRestoredCopy, settleRestoredCopy } from './restored-copy';

/** Without the tools of the server's own version, or newer ones, there is nothing to drill with. */
function hasTools(): boolean {
  try {
    execFileSync('pg_restore', ['--version']);
    return Number(/(\d+)\./.exec(String(execFileSync('pg_dump', ['--version'])))?.[1]) >= 15;
  } catch {
    return false;
  }
}

it.skipIf(!hasTools())(
  'a dump of a running shop comes back row by row (docs/operations.md)',
  async () => {
    const shop = await openTestShop();
    const product = await aProduct(shop, { stock: { amount: 5 } });
    const shopper = await guest(shop);
    await shopper.order(await shopper.readyBasket(product));
    const { place, remove } = await newPlace();
    const folder = mkdtempSync(join(tmpdir(), 'dump-'));
    const file = join(folder, 'shop.dump');
    const plain = (address: string) => address.replace(/\?.*$/, '');
    try {
      expect(await findRestoredCopy(shop.db)).toBeNull();
      const dump = ['--format=custom', '--schema=public', `--file=${file}`, plain(shop.place)];
      execFileSync('pg_dump', dump);
      const back = ['--no-owner', '--clean', '--if-exists', `--dbname=${plain(place)}`, file];
      execFileSync('pg_restore', back);
      const restored = openDatabase(place);
      const held = await rowsOfAll(shop.db);
      expect(held.get('order')).toHaveLength(1);
      expect(await rowsOfAll(restored)).toEqual(held);
      expect(await migrate(restored)).toEqual([]);
      expect(await findRestoredCopy(shop.db)).toBeNull();
      expect(await findRestoredCopy(restored)).toBe('The database was restored from a dump');
      await settleRestoredCopy(restored);
      expect(await findRestoredCopy(restored)).toBeNull();
      await restored.destroy();
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await remove();
      await shop.close();
    }
  },
);
