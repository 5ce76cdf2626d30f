import type { Database } from '../database/database';
import { DatabaseUnavailable } from '../database/database-errors';
import { sql } from 'kysely';
import { isPostgres } from '../database/sql-helpers';

interface FailingDatabase {
  db: Database;
  /**
   * Executes the given number of statements, then fails the next `lost` ones; without `lost`, all until `come` is
   * called.
   */
  failAfter(statements: number, lost?: number): void;
  recover(): void;
}

/** Wraps a database so that connections can fail on demand. */
export function createFailingDatabase(whole: Database): FailingDatabase {
  let left = Number.POSITIVE_INFINITY;
  let toBeLost = 0;
  const db = whole.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left >= 0) return node;
      toBeLost -= 1;
      if (toBeLost >= 0) throw new DatabaseUnavailable(new Error('ECONNREFUSED'));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    db,
    failAfter: (statements, lost = Number.POSITIVE_INFINITY) => {
      left = statements;
      toBeLost = lost;
    },
    recover: () => void (left = Number.POSITIVE_INFINITY),
  };
}

/** Makes every update of a table fail, like a full disk, until the returned function is called. */
export async function failUpdates(db: Database, table: string): Promise<() => Promise<void>> {
  const name = sql.ref(table);
  if (isPostgres(db)) {
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
      db,
    );
    await sql`create trigger refusing before update on ${name} for each row execute function refuse()`.execute(
      db,
    );
    return async () => void (await sql`drop trigger refusing on ${name}`.execute(db));
  }
  await sql`create trigger refusing before update on ${name} begin select raise(abort, 'refused'); end`.execute(
    db,
  );
  return async () => void (await sql`drop trigger refusing`.execute(db));
}
