import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';

/** Runs `npm run order` on the data of running services, like an operator. Rejects with the program's output. */
export async function runOrderCommand(dataDir: string, ...args: string[]): Promise<void> {
  await runIn(dataDir, 'order', args);
}

/** Moves a restock to another day with `npm run restock`. Rejects with the program's output. */
export async function runRestockCommand(dataDir: string, ...args: string[]): Promise<void> {
  await runIn(dataDir, 'restock', args);
}

async function runIn(dataDir: string, name: string, args: string[]): Promise<void> {
  const program = await getProgramArguments(name);
  await promisify(execFile)(process.execPath, [...program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
}
