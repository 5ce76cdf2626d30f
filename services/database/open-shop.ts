import { existsSync } from 'node:fs';
import { type ServicesConfig, ConfigError } from '../platform/environment';
import { type Database, isServerUrl, openDatabase } from './database';
import { migrate } from './migrate';
import { assertServerUsable } from './postgres-server';
import { toStartupError } from './startup-errors';
import { sql } from 'kysely';

type Settings = Pick<ServicesConfig, 'database' | 'databaseConnections'>;

/**
 * Opens the shop's database in its newest shape and names the steps that brought it there. Throws ConfigError with what to do when a server
 * or file cannot hold the shop.
 */
export async function openShop(settings: Settings): Promise<{ db: Database; steps: string[] }> {
  const { database } = settings;
  try {
    return await open(settings);
  } catch (error) {
    throw isServerUrl(database) ? error : toStartupError(error, database);
  }
}

async function open({ database, databaseConnections: connections }: Settings) {
  if (isServerUrl(database)) await assertServerUsable(database);
  const patient = openDatabase(database, { hasLongTimeouts: true, connections: 1 });
  try {
    const steps = await migrate(patient);
    return { db: openDatabase(database, { connections }), steps };
  } finally {
    await patient.destroy();
  }
}

/** The same for commands that act on a shop there is. Throws ConfigError where none is. */
export async function openExistingShop(settings: Settings): Promise<Database> {
  const { database } = settings;
  if (!isServerUrl(database) && !existsSync(database))
    throw new ConfigError(`There is no shop at ${database}.`);
  return (await openShop(settings)).db;
}

/** Any number, the same in every process of the shop. */
const turn = 7_303_194_620;

/**
 * Runs what only one process may do at a time, such as filling an empty shop; the others wait until it is done. On SQLite nobody waits:
 * one process works on a file.
 */
export async function runExclusively<Result>(
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isServerUrl(place)) return work();
  const db = openDatabase(place, { hasLongTimeouts: true, connections: 1 });
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
