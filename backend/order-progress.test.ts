import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendProgram } from '../scripts/support/backend-build.mjs';
import { readConfig } from './config/environment';
import { silentLogger } from './observability/logger';
import { start } from './start';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'order-progress-'));
let backend: Awaited<ReturnType<typeof start>>;

/** The operator's command in a process of its own, beside the running shop. */
async function order(...words: string[]) {
  const program = await backendProgram('order-progress');
  const options = { cwd: root, env: { ...process.env, DATA_DIR: folder } };
  return new Promise<{ isDone: boolean; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [...program, ...words], options, (error, stdout, stderr) =>
      resolve({ isDone: error === null, stdout, stderr }),
    );
  });
}

beforeAll(async () => {
  const variables = { DATA_DIR: folder, BACKEND_PORT: '0', DEMO_DIR: join(root, 'demo') };
  backend = await start(readConfig(variables), silentLogger);
});

afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'moves an order of a running shop on, and says why when it cannot',
  { timeout: 120_000 },
  async () => {
    expect(await order('240731', 'delivered')).toEqual({
      isDone: true,
      stdout: expect.stringMatching(/^Order 240731 is delivered, paid, expected on [\d-]{10}\.\n$/),
      stderr: '',
    });
    expect(await order('240731', 'cancelled')).toEqual({
      isDone: false,
      stdout: '',
      stderr: 'Order 240731 is delivered and cannot become cancelled.\n',
    });
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  },
);
