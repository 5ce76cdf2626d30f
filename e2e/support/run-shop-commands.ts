import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getProgram } from '@/tools/build/compile-programs.mjs';

/** Moves an order of services that run as their operator does, `npm run order`. Rejects with what the program says. */
export async function runOrderCommand(dataDir: string, ...words: string[]): Promise<void> {
  await runIn(dataDir, 'order', words);
}

/** Moves a restock to another day, `npm run restock`. Rejects with what the program says. */
export async function runRestockCommand(dataDir: string, ...words: string[]): Promise<void> {
  await runIn(dataDir, 'restock', words);
}

async function runIn(dataDir: string, name: string, words: string[]): Promise<void> {
  const program = await getProgram(name);
  await promisify(execFile)(process.execPath, [...program, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
}
