import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';

let backend: RunningServices;

/** Runs an operator's command in a separate process next to the running shop. */
async function order(...words: string[]) {
  const program = await getProgramArguments('order');
  const options = { env: { ...process.env, DATA_DIR: backend.dataDir } };
  return new Promise<{ isDone: boolean; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [...program, ...words], options, (error, stdout, stderr) =>
      resolve({ isDone: error === null, stdout, stderr }),
    );
  });
}

beforeAll(async () => {
  backend = await startServices();
});

afterAll(() => backend.stop());

it(
  'advances an order of a running shop and reports the reason when it cannot',
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
