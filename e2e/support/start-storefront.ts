import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';

const readyWithinMs = 60_000;

/**
 * Starts a second storefront from the end-to-end build on a free port, with some settings replaced. The caller must
 * stop it.
 */
export async function startStorefront(
  settings: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = [...(await getProgramArguments('storefront')), '--port', String(port)];
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      ...{
        NODE_ENV: 'production' as const,
        NEXT_DIST_DIR: process.env.E2E_DIST_DIR ?? '.next-e2e',
      },
      ...{ SITE_URL: url, SESSION_SECRET: 's'.repeat(48) },
      ...{ REVALIDATE_SECRET: 'r'.repeat(48), PREVIEW_SECRET: 'p'.repeat(48) },
      ...settings,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + readyWithinMs;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await isUp(`${url}/api/health`)) return { url, stop };
    await wait(100);
  }
  await stop();
  throw new Error('The second storefront did not start.');
}

function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
