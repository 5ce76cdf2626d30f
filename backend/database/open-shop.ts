import { existsSync } from 'node:fs';
import { type BackendConfig, ConfigError } from '../config/environment';
import { type Database, isServer, openDatabase } from './database';
import { migrate } from './migrate';
import { reachServer } from './reach-server';
import { readStartProblem } from './start-problem';

type Settings = Pick<BackendConfig, 'database' | 'databaseConnections'>;

/**
 * Opens the shop's database in its newest shape and names the steps that brought it there. Throws ConfigError with what to do when a server
 * or file cannot hold the shop.
 */
export async function openShop(settings: Settings): Promise<{ db: Database; steps: string[] }> {
  const { database } = settings;
  try {
    return await open(settings);
  } catch (error) {
    throw isServer(database) ? error : readStartProblem(error, database);
  }
}

async function open({ database, databaseConnections: connections }: Settings) {
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
