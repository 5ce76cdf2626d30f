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
  /** Whether visitors were accepted before the storefronts were told to open. */
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
  const { url, ...told } = JSON.parse(line);
  started.push(...told.children);
  return { supervisor, site: `http://127.0.0.1:${port}`, services: url, ...told };
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

describe('a process that dies', () => {
  it('services: are back at their address, and the storefront has answered all the while', async () => {
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

  it('a storefront: comes back, and another one answers meanwhile', async () => {
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

  it('the start itself: what it has started ends by itself', async () => {
    const { supervisor, children } = await start({ workers: 2 });
    expect(children).toHaveLength(3);
    supervisor.kill('SIGKILL');
    await expect.poll(() => children.every(isGone)).toBe(true);
  });

  it('the start itself: what stays all the same is ended by the next start', async () => {
    const { supervisor, children, site } = await start({ flags: ['--stubborn'] });
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    expect(await answerOf(site)).toBe(children[1]);
    const next = await start();
    expect(next.orphans).toBe(2);
    expect(children.every(isGone)).toBe(true);
  });
});

describe('storefronts that were started before the services are there', () => {
  it('take visitors when they are told to, and again after they have died', async () => {
    const { site, wasOpen } = await start({ flags: ['--waits'], workers: 2 });
    expect(wasOpen).toBe(false);
    const first = (await answerOf(site)) ?? 0;
    end(first, 'SIGKILL');
    await expect.poll(() => isGone(first)).toBe(true);
    const seen = new Set<number | null>();
    await expect.poll(async () => seen.add(await answerOf(site)).size).toBe(2);
    started.push(...[...seen].flatMap((pid) => pid ?? []));
  });

  it('end when others are needed, who are all there is then', async () => {
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

it('leaves the processes of another start on the same folder alone', async () => {
  const first = await start();
  const second = await start();
  expect(second.orphans).toBe(0);
  expect(await answerOf(first.site)).not.toBeNull();
});

it('on SIGTERM the services outlive the storefront, also when they were started again', async () => {
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

it('on SIGTERM whoever has asked is answered before everything ends', async () => {
  const { supervisor, site, children } = await start({ workers: 2 });
  const slow = Array.from({ length: 4 }, () => answerOf(`${site}/slow`));
  await answerOf(site);
  supervisor.kill('SIGTERM');
  const [code] = await once(supervisor, 'exit');
  expect(code).toBe(0);
  for (const answer of await Promise.all(slow)) expect(children).toContain(answer);
  expect(children.every(isGone)).toBe(true);
});
