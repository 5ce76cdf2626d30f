import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getServicesHeapFlags,
  heapFlags,
  mallocEnvironment,
} from '../../server/supervisor/memory-limits.mjs';
import { isPortFree, waitForUrl } from '../../server/supervisor/ports.mjs';
import { startLoadBalancer } from './load-balancer.mjs';
import { startDatabaseProxy } from './database-proxy.mjs';
import { startMailServer } from './mail-server.mjs';
import { startManagedProcess } from './managed-process.mjs';
import { startNginx } from './nginx-proxy.mjs';
import { startPostgresServer } from './postgres-server.mjs';
import { startRedisServer } from './redis-server.mjs';

const secret = (/** @type {string} */ letter) => letter.repeat(64);
const drainSeconds = '3';
const base = Number(process.env.CHAOS_PORT ?? 5200);

/** The ports of a run, starting at CHAOS_PORT (5200). */
export const ports = {
  proxy: { site: base, services: base + 1 },
  services: [base + 2, base + 3],
  storefronts: [base + 4, base + 5, base + 6],
  postgres: base + 7,
  redis: base + 8,
};

export const siteUrl = `http://localhost:${ports.proxy.site}`;
export const servicesUrl = `http://127.0.0.1:${ports.proxy.services}`;
const revalidateSecret = secret('r');

/** Environment of every process. Shop settings of the calling shell are not passed on. */
const common = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...mallocEnvironment,
  SITE_URL: siteUrl,
  REVALIDATE_SECRET: revalidateSecret,
};

/**
 * Starts the whole shop of compose.yaml as local processes: three storefronts, two services with a separate,
 * interruptible connection to PostgreSQL each, Redis, a mail server, and a proxy in front. All files are in one folder,
 * which `stop` removes.
 * @param {{ distDir: string, demoDir?: string }} options
 */
export async function startTopology({ distDir, demoDir = 'demo' }) {
  const taken = [];
  for (const port of Object.values(ports)
    .flatMap((one) => /** @type {number[]} */ (Object.values(one)))
    .concat(ports.postgres, ports.redis))
    if (!(await isPortFree(port))) taken.push(port);
  if (taken.length > 0) throw new Error(`Set CHAOS_PORT: ${taken.join(', ')} are in use.`);
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  // PostgreSQL runs as a user other than root and must be able to reach its folder.
  chmodSync(folder, 0o711);
  const postgres = await startPostgresServer({ folder, port: ports.postgres });
  const redis = await startRedisServer({ port: ports.redis });
  const mail = await startMailServer();
  const shared = {
    ...common,
    DRAIN_SECONDS: drainSeconds,
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
  };

  const target = new URL(postgres.url);
  const lines = await Promise.all(
    ports.services.map(() =>
      startDatabaseProxy({ host: target.hostname, port: Number(target.port || 5432) }),
    ),
  );
  const services = await Promise.all(
    ports.services.map((port, index) => {
      const url = new URL(postgres.url);
      url.hostname = '127.0.0.1';
      url.port = String(lines[index]?.port);
      return startManagedProcess({
        name: `services ${index + 1}`,
        args: [...getServicesHeapFlags(''), 'tools/deploy/serve.mjs', 'services'],
        env: {
          ...shared,
          // Not production, as with `npm start`, so that the demo accounts exist. Two of them are the dealers of the
          // run.
          NODE_ENV: '',
          ...{
            BACKEND_PORT: String(port),
            DATABASE_URL: url.href,
            SEED_DEMO: '1',
            DEMO_DIR: demoDir,
          },
          ...{ SECRETS_KEY: secret('k'), TOKEN_SECRET: secret('t'), SMTP_URL: mail.url },
          DATA_DIR: createDataFolder(folder, `services-${index + 1}`),
        },
        healthUrl: `http://127.0.0.1:${port}/health`,
        logFile: join(folder, `services-${index + 1}.log`),
      });
    }),
  );
  await Promise.all(services.map(({ untilUp }) => untilUp()));

  const behind = { storefronts: ports.storefronts, services: ports.services };
  const place = { ports: ports.proxy, behind, folder };
  const proxy = startNginx(place) ?? (await startLoadBalancer(place));
  const storefronts = await Promise.all(
    ports.storefronts.map((port, index) =>
      startManagedProcess({
        name: `storefront ${index + 1}`,
        args: [
          ...['--max-old-space-size=384', '--max-semi-space-size=4', ...heapFlags],
          ...['tools/deploy/serve.mjs', 'storefront'],
        ],
        env: {
          ...shared,
          ...{ PORT: String(port), NEXT_DIST_DIR: distDir, TRUSTED_PROXY: 'loopback' },
          SHOP_URL: `${servicesUrl}/widget.php?cl=graphql&skipSession=1`,
          ...{ CONTENT_URL: `${servicesUrl}/graphql`, TOOLS_URL: `${servicesUrl}/tools` },
          IDENTITY_URL: `${servicesUrl}/identity`,
          IDENTITY_ISSUER: `${siteUrl}/identity/local_lautlos`,
          ...{ SESSION_SECRET: secret('s'), PREVIEW_SECRET: secret('p') },
          DATA_DIR: createDataFolder(folder, `storefront-${index + 1}`),
        },
        healthUrl: `http://127.0.0.1:${port}/api/health`,
        logFile: join(folder, `storefront-${index + 1}.log`),
      }),
    ),
  );
  const members = [...storefronts, ...services];
  // Stops all processes whenever this program ends.
  const endAll = () => {
    members.forEach(({ forceKill: end }) => end());
    postgres.end();
    void redis.stop();
    proxy.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await Promise.all(storefronts.map(({ untilUp }) => untilUp()));
  await waitForUrl(`${siteUrl}/api/health`);

  return {
    ...{ folder, postgres, redis, mail, lines, services, storefronts, members, proxy },
    async stop({ keepsLogs: savesLogs = false } = {}) {
      await Promise.all(storefronts.map(({ stop }) => stop()));
      await Promise.all(services.map(({ stop }) => stop()));
      proxy.stop();
      lines.forEach(({ stop }) => stop());
      mail.stop();
      await postgres.stop();
      await redis.stop();
      process.off('exit', endAll);
      rmSync(join(folder, 'postgres'), { recursive: true, force: true });
      if (!savesLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startTopology>>} Topology */

/**
 * @param {string} parent
 * @param {string} name
 */
function createDataFolder(parent, name) {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
