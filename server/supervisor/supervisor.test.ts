import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from './ports.mjs';
import { findProcessStartTime } from './pid-files.mjs';

const program = fileURLToPath(new URL('../testing/supervisor-program.mjs', import.meta.url));

let dataDir: string;
const started: number[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'supervised-'));
});
afterEach(async () => {
  for (const pid of started.splice(0)) end(pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  supervisor: ChildProcess;
  site: string;
  services: string;
  orphans: number;
  children: number[];
  /** True if visitors were accepted before the storefronts were told to open. */
  wasOpen: boolean;
}

async function start({ workers = 1, flags = [] as string[] } = {}): Promise<Started> {
  const port = await findFreePort();
  const supervisor = spawn(process.execPath, [program, dataDir, String(port), ...flags], {
    env: { ...process.env, STOREFRONT_WORKERS: String(workers) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(supervisor.pid ?? 0);
  if (!supervisor.stdout) throw new Error('The supervisor has no voice');
  const [line] = (await once(createInterface({ input: supervisor.stdout }), 'line')) as [string];
  const { url, ...report } = JSON.parse(line);
  started.push(...report.children);
  return { supervisor, site: `http://127.0.0.1:${port}`, services: url, ...report };
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Returns the id of the process that responds, or null. */
const answerOf = (url: string): Promise<number | null> =>
  fetch(url, { headers: { connection: 'close' } }).then(
    async (response) => Number(await response.text()),
    () => null,
  );

const isGone = (pid: number) => findProcessStartTime(pid) === null;

describe('process failure', () => {
  it('services restart at the same address while the storefront keeps responding', async () => {
    const { site, services } = await start();
    const first = (await answerOf(services)) ?? 0;
    end(first, 'SIGKILL');
    await expect.poll(() => isGone(first)).toBe(true);
    expect(await answerOf(site)).not.toBeNull();
    await expect.poll(() => answerOf(services)).not.toBeNull();
    started.push((await answerOf(services)) ?? 0);
    expect(await answerOf(services)).not.toBe(first);
    expect(await answerOf(site)).not.toBeNull();
  });

  it('a storefront restarts while another one responds', async () => {
    const { site, supervisor } = await start({ workers: 2 });
    const first = (await answerOf(site)) ?? 0;
    await expect.poll(() => answerOf(site)).not.toBe(first);
    end(first, 'SIGKILL');
    await expect.poll(() => isGone(first)).toBe(true);
    for (let turn = 0; turn < 5; turn += 1) expect(await answerOf(site)).not.toBeNull();
    const seen = new Set<number | null>();
    await expect.poll(async () => seen.add(await answerOf(site)).size).toBe(2);
    expect(seen).not.toContain(first);
    started.push(...[...seen].flatMap((pid) => pid ?? []));
    expect(supervisor.exitCode).toBeNull();
  });

  it('children exit when the supervisor dies', async () => {
    const { supervisor, children } = await start({ workers: 2 });
    expect(children).toHaveLength(3);
    supervisor.kill('SIGKILL');
    await expect.poll(() => children.every(isGone)).toBe(true);
  });

  it('the next start stops children that survived their supervisor', async () => {
    const { supervisor, children, site } = await start({ flags: ['--stubborn'] });
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    expect(await answerOf(site)).toBe(children[1]);
    const next = await start();
    expect(next.orphans).toBe(2);
    expect(children.every(isGone)).toBe(true);
  });
});

describe('storefronts started before the services', () => {
  it('accept connections on the listen signal and again after a restart', async () => {
    const { site, wasOpen } = await start({ flags: ['--waits'], workers: 2 });
    expect(wasOpen).toBe(false);
    const first = (await answerOf(site)) ?? 0;
    end(first, 'SIGKILL');
    await expect.poll(() => isGone(first)).toBe(true);
    const seen = new Set<number | null>();
    await expect.poll(async () => seen.add(await answerOf(site)).size).toBe(2);
    started.push(...[...seen].flatMap((pid) => pid ?? []));
  });

  it('are replaced when they cannot be used, and leave no extra processes', async () => {
    const { children, services, site, supervisor } = await start({
      flags: ['--waits', '--in-vain'],
    });
    expect(children).toHaveLength(2);
    expect(children).toContain(await answerOf(site));
    const slow = answerOf(`${services}/slow`);
    await answerOf(services);
    supervisor.kill('SIGTERM');
    await once(supervisor, 'exit');
    expect(await slow).toBe(children[0]);
  });
});

it('leaves the processes of another supervisor on the same data directory alone', async () => {
  const first = await start();
  const second = await start();
  expect(second.orphans).toBe(0);
  expect(await answerOf(first.site)).not.toBeNull();
});

it('stops the services after the storefront on SIGTERM, also after a restart', async () => {
  const { supervisor, site, services } = await start();
  const first = (await answerOf(services)) ?? 0;
  end(first, 'SIGKILL');
  await expect.poll(() => isGone(first)).toBe(true);
  await expect.poll(() => answerOf(services)).not.toBeNull();
  started.push((await answerOf(services)) ?? 0);
  const slow = answerOf(`${site}/slow`);
  await answerOf(site);
  supervisor.kill('SIGTERM');
  await expect.poll(() => answerOf(site)).toBeNull();
  expect(await answerOf(services)).not.toBeNull();
  expect(await slow).not.toBeNull();
  await once(supervisor, 'exit');
});

it('answers open requests on SIGTERM before it exits', async () => {
  const { supervisor, site, children } = await start({ workers: 2 });
  const slow = Array.from({ length: 4 }, () => answerOf(`${site}/slow`));
  await answerOf(site);
  supervisor.kill('SIGTERM');
  const [code] = await once(supervisor, 'exit');
  expect(code).toBe(0);
  for (const answer of await Promise.all(slow)) expect(children).toContain(answer);
  expect(children.every(isGone)).toBe(true);
});
