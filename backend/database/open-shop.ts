import { existsSync } from 'node:fs';
import { type BackendConfig, ConfigError } from '../config/environment';
import { type Database, isServer, openDatabase } from './database';
import { migrate } from './migrate';
import { reachServer } from './reach-server';

type Settings = Pick<BackendConfig, 'database' | 'databaseConnections'>;

/**
 * Opens the shop's database in its newest shape and names the steps that brought it there. Throws ConfigError when a server cannot hold the
 * shop.
 */
export async function openShop({
  database,
  databaseConnections: connections,
}: Settings): Promise<{ db: Database; steps: string[] }> {
  if (isServer(database)) await reachServer(database);
  const patient = openDatabase(database, { isPatient: true, connections: 1 });
  try {
    const steps = await migrate(patient);
    return { db: openDatabase(database, { connections }), steps };
  } finally {
    await patient.destroy();
  }
}

/** The same for commands that act on a shop there is. Throws ConfigError where none is. */
export async function openKnownShop(settings: Settings): Promise<Database> {
  const { database } = settings;
  if (!isServer(database) && !existsSync(database))
    throw new ConfigError(`There is no shop at ${database}.`);
  return (await openShop(settings)).db;
}
