import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/**
 * Checks the deployment without a container: every file it refers to exists, and containers have no more privileges
 * than they need.
 */
interface Container {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  depends_on?: string[] | Record<string, unknown>;
  ports?: string[];
  networks?: string[];
  build?: { args: Record<string, string> };
}

const text = readFileSync('tools/deploy/compose.yaml', 'utf8');
const { services, volumes, networks } = parse(text, { merge: true }) as {
  services: Record<string, Container>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean }>;
};
const ownServices = ['services-1', 'services-2', 'storefront-1', 'storefront-2'];
const container = (name: string): Container => services[name] ?? { image: '' };

const namedIn = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
  );
/** Variables that Node itself reads. */
const ofNode = new Set(['NODE_ENV']);
/** Variables of .env.example that a container does not use, with the reason. */
const ofOwnMachine: Record<string, string> = {
  STOREFRONT_WORKERS: 'a container is one process',
  SERVICES_HEAP_MB: 'npm start alone reads it',
  DATA_DIR: 'the image says it',
  DEMO_DIR: 'the image holds it',
  NEXT_DIST_DIR: 'the image holds one build',
  CMS_PORT: 'npm run cms',
  CMS_DATABASE_URL: 'npm run cms',
};
const readWhenBuilt = [
  'SITE_URL',
  'HSTS_PRELOAD',
  'CMS_URL',
  'TAG_MANAGER_ID',
  'ANALYTICS_ID',
  'TAG_HOSTS',
  'GOOGLE_MAPS_KEY',
  'MAP_TILES',
  'MAP_CREDIT',
  'CONSENT',
  'NEXT_INTERNALS_OFF',
];

it('runs two storefronts, two services, a database, a shared store and a proxy', () => {
  expect(Object.keys(services)).toEqual(['postgres', 'redis', ...ownServices, 'proxy']);
  expect(Object.entries(services).filter(([, { ports }]) => ports)).toHaveLength(1);
});

it.each(ownServices)('%s receives documented variables only', (name) => {
  const described = namedIn('.env.example');
  const given = Object.keys(container(name).environment ?? {});
  expect(given.filter((one) => !described.has(one) && !ofNode.has(one))).toEqual([]);
});

it('requires only settings that its example file names', () => {
  const referencedVariables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const named = namedIn('tools/deploy/.env.example');
  expect(referencedVariables.filter((one) => !named.has(one))).toEqual([]);
});

it('contains no secrets', () => {
  const secrets = /^\s+(\w*(?:SECRET|KEY|PASSWORD)\w*): (?!\$\{)(.+)$/gm;
  expect([...text.matchAll(secrets)].map(([line]) => line)).toEqual([]);
});

it('mounts paths that exist', () => {
  const mounted = Object.values(services).flatMap(({ volumes: own = [] }) => own);
  const sources = mounted.map((one) => one.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')[0] ?? '');
  const files = sources.filter((source) => source.startsWith('./') && !source.endsWith('/certs'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join('tools/deploy', file)))).toEqual([]);
  const namedVolumes = sources.filter((source) => !source.startsWith('./'));
  expect(namedVolumes).toEqual(Object.keys(volumes));
});

it.each(ownServices)('%s runs unprivileged, with a read-only image and a health check', (name) => {
  const one = container(name);
  expect(one).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] });
  expect(one.healthcheck?.test).toContain('tools/deploy/healthcheck.mjs');
  const programs = (one.command ?? []).filter((word) => word.endsWith('.mjs'));
  expect(programs).toEqual(['tools/deploy/serve.mjs']);
  expect(programs.every((file) => existsSync(file))).toBe(true);
});

it.each(['services-1', 'services-2'])('%s is reachable from other containers', (name) => {
  expect(container(name).environment).toMatchObject({ BACKEND_HOST: '0.0.0.0' });
  expect(container(name).ports).toBeUndefined();
});

it.each(ownServices)('%s drains before it exits and has enough time for it', (name) => {
  const { environment, stop_grace_period: grace } = container(name);
  const drainSeconds = Number(/\d+/.exec(environment?.['DRAIN_SECONDS'] ?? '')?.[0]);
  expect(drainSeconds).toBeGreaterThan(0);
  // After DRAIN_SECONDS, running requests have up to twenty seconds.
  expect(Number.parseInt(grace ?? '')).toBeGreaterThan(drainSeconds + 20);
});

it.each(ownServices)('%s shares its counters, with the password of the store', (name) => {
  const redisUrl = 'redis://default:${REDIS_PASSWORD:?}@redis:6379';
  expect(container(name).environment).toMatchObject({ REDIS_URL: redisUrl });
  expect(container('redis').command).toContain('--requirepass');
  expect(container('redis').environment).toEqual({ REDISCLI_AUTH: '${REDIS_PASSWORD:?}' });
});

it('limits access to the database to the services and access to the store to its users', () => {
  const membersOf = (network: string) =>
    Object.keys(services).filter((name) => container(name).networks?.includes(network));
  expect(container('postgres').networks).toEqual(['database']);
  expect(membersOf('database')).toEqual(['postgres', 'services-1', 'services-2']);
  expect(container('redis').networks).toEqual(['state']);
  expect(membersOf('state')).toEqual(['redis', ...ownServices]);
  expect([networks['database']?.internal, networks['state']?.internal]).toEqual([true, true]);
});

describe('variables of .env.example', () => {
  const described = [...namedIn('.env.example')].filter((name) => !(name in ofOwnMachine));
  const storefront = Object.keys(container('storefront-1').environment ?? {});
  const ofServices = Object.keys(container('services-1').environment ?? {});
  const readBy = (file: string) => {
    const source = readFileSync(file, 'utf8');
    return described.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  };

  it('reach the storefront and the services that read them', () => {
    const missing = (given: string[], file: string) =>
      readBy(file).filter((name) => !given.includes(name));
    expect(missing(storefront, 'lib/platform/config/env.ts')).toEqual([]);
    expect(missing(ofServices, 'services/platform/services-config.ts')).toEqual([]);
    const given = new Set([...storefront, ...ofServices]);
    expect(described.filter((name) => !given.has(name))).toEqual([]);
  });

  it('reach the build when the build reads them', () => {
    const image = readFileSync('tools/deploy/Dockerfile', 'utf8');
    const taken = [...image.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name ?? '');
    const handed = container('storefront-1').build?.args ?? {};
    expect(Object.keys(handed).sort()).toEqual(taken.sort());
    expect(taken).toEqual(expect.arrayContaining(readWhenBuilt));
    expect(readWhenBuilt.filter((name) => !storefront.includes(name))).toEqual([]);
  });

  it('are passed through by compose unless compose sets them', () => {
    const referencedVariables = new Set(
      [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
    );
    const fixed = [
      'BACKEND_HOST',
      'BACKEND_PORT',
      'DATABASE_URL',
      'DRAIN_SECONDS',
      'PORT',
      'REDIS_URL',
    ];
    expect(described.filter((name) => !referencedVariables.has(name))).toEqual(
      expect.arrayContaining(fixed),
    );
    expect(
      described.filter((name) => !referencedVariables.has(name) && !fixed.includes(name)),
    ).toEqual([]);
  });
});

it('waits for its dependencies, which have health checks', () => {
  for (const [name, { depends_on: needed = [] }] of Object.entries(services))
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
      expect([name, other, services[other]?.healthcheck !== undefined]).toEqual([
        name,
        other,
        true,
      ]);
});

it('points the proxy at the existing containers', () => {
  const proxy = readFileSync('tools/deploy/nginx.conf', 'utf8');
  const named = [...proxy.matchAll(/server ([a-z]+-\d):(\d+)/g)].map(([, host]) => host);
  expect(named.sort()).toEqual([...ownServices].sort());
});

it('keeps storefronts and services in rotation after a single failed response', () => {
  const proxy = readFileSync('tools/deploy/nginx.conf', 'utf8');
  const peers = proxy.match(/^ *server [a-z]+-\d:.*$/gm) ?? [];
  expect(peers.filter((line) => !line.includes('max_fails=0'))).toEqual([]);
  expect(proxy).toMatch(/^ *proxy_next_upstream error timeout;$/m);
  expect(proxy).toMatch(/^ *proxy_next_upstream_tries 0;$/m);
});

it('states the required nginx version where operators read it first', () => {
  const [head = ''] = readFileSync('tools/deploy/nginx.conf', 'utf8').split('worker_processes');
  expect(head).toContain('nginx 1.27.3 or newer');
  expect(Number(/nginx:1\.(\d+)-/.exec(container('proxy').image)?.[1])).toBeGreaterThanOrEqual(28);
});

it('keeps connections to services open', () => {
  const proxy = readFileSync('tools/deploy/nginx.conf', 'utf8');
  const inner = proxy.slice(proxy.indexOf('listen 4000'));
  expect(inner).toContain('proxy_set_header Connection "";');
});

it('is built from an image without secrets, data or root', () => {
  const left = readFileSync('tools/deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', '.data', '**/.env', '**/certs']));
  const image = readFileSync('tools/deploy/Dockerfile', 'utf8');
  expect(
    image
      .trimEnd()
      .split('\n')
      .findLast((line) => line.startsWith('USER')),
  ).toBe('USER node');
  // The container runs the programs compiled in the image. It cannot compile, and has no write access to the build.
  expect(image.slice(image.lastIndexOf('FROM'))).toMatch(/^ENV .*\bPREBUILT_PROGRAMS=1$/m);
});
