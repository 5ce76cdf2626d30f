import { sql } from 'kysely';
import type { Database } from '../database/database';
import { isPostgres } from '../database/is-postgres';

/** Makes every update of a table fail, as a full disk would, until what is answered is called. */
export async function refuseUpdates(db: Database, table: string): Promise<() => Promise<void>> {
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
