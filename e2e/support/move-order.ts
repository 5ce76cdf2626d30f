import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { backendProgram } from '../../scripts/support/backend-build.mjs';

/** Moves an order of services that run as their operator does, `npm run order`. Rejects with what the program says. */
export async function moveOrderOf(dataDir: string, ...words: string[]): Promise<void> {
  await runIn(dataDir, 'order-progress', words);
}

/** Gives a delivery to the house another day, `npm run delivery`. Rejects with what the program says. */
export async function moveDeliveryOf(dataDir: string, ...words: string[]): Promise<void> {
  await runIn(dataDir, 'delivery-move', words);
}

async function runIn(dataDir: string, name: string, words: string[]): Promise<void> {
  const program = await backendProgram(name);
  await promisify(execFile)(process.execPath, [...program, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
}
