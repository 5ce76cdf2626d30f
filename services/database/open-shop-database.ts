import { existsSync } from 'node:fs';
import { type ServicesConfig, ConfigError } from '../platform/services-config';
import { type Database, isServerUrl, openDatabase } from './database';
import { migrate } from './migrate';
import { assertServerUsable } from './postgres-server';
import { toStartupError } from './startup-errors';
import { sql } from 'kysely';

type Settings = Pick<ServicesConfig, 'database' | 'databaseConnections'>;

/**
 * Opens the shop's database, migrates it to the latest schema, and returns the migrations that ran. Throws ConfigError
 * with instructions if the server or file cannot be used.
 */
export async function openShopDatabase(
  settings: Settings,
): Promise<{ db: Database; steps: string[] }> {
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

/** Opens an existing shop's database for a command. Throws ConfigError if the database does not exist. */
export async function openExistingShopDatabase(settings: Settings): Promise<Database> {
  const { database } = settings;
  if (!isServerUrl(database) && !existsSync(database))
    throw new ConfigError(`There is no shop at ${database}.`);
  return (await openShopDatabase(settings)).db;
}

/** Key of the advisory lock: an arbitrary number that is the same in all processes. */
const lockKey = 7_303_194_620;

/**
 * Runs work that only one process may do at a time, such as seeding an empty shop; other processes wait. SQLite needs
 * no lock here, because one process uses the file.
 */
export async function runWithExclusiveDatabase<Result>(
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isServerUrl(place)) return work();
  const db = openDatabase(place, { hasLongTimeouts: true, connections: 1 });
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(connection);
      return work();
    });
  } finally {
    // Closing the connection releases the lock.
    await db.destroy();
  }
}
