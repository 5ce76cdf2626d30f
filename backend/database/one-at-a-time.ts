import { sql } from 'kysely';
import { isServer, openDatabase } from './database';

/** Any number, the same in every process of the shop. */
const turn = 7_303_194_620;

/**
 * Runs what only one process may do at a time, such as filling an empty shop; the others wait until it is done. On SQLite nobody waits:
 * one process works on a file.
 */
export async function oneAtATime<Result>(
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isServer(place)) return work();
  const db = openDatabase(place, { isPatient: true, connections: 1 });
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(turn)})`.execute(connection);
      return work();
    });
  } finally {
    // The lock goes with its connection.
    await db.destroy();
  }
}
