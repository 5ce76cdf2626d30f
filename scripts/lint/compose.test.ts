import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/** What of the deployment can be checked without a container: what it names is there, and its containers may do no more than they need. */
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
}

const text = readFileSync('compose.yaml', 'utf8');
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Container>;
  volumes: Record<string, unknown>;
};
const ours = ['services-1', 'services-2', 'storefront-1', 'storefront-2'];
const container = (name: string): Container => services[name] ?? { image: '' };

const namedIn = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
/** What the program that runs a container knows by itself. */
const ofNode = new Set(['NODE_ENV']);

it('has two of each, a database, a store for what is shared, and a proxy', () => {
  expect(Object.keys(services)).toEqual(['postgres', 'redis', ...ours, 'proxy']);
  expect(Object.entries(services).filter(([, { ports }]) => ports)).toHaveLength(1);
});

it.each(ours)('%s is given variables that are described', (name) => {
  const described = namedIn('.env.example');
  const given = Object.keys(container(name).environment ?? {});
  expect(given.filter((one) => !described.has(one) && !ofNode.has(one))).toEqual([]);
});

it('asks for nothing that its own example of settings does not name', () => {
  const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const named = namedIn('deploy/.env.example');
  expect(asked.filter((one) => !named.has(one))).toEqual([]);
});

it('writes no secret down', () => {
  const secrets = /^\s+(\w*(?:SECRET|KEY|PASSWORD)\w*): (?!\$\{)(.+)$/gm;
  expect([...text.matchAll(secrets)].map(([line]) => line)).toEqual([]);
});

it('mounts what is there', () => {
  const mounted = Object.values(services).flatMap(({ volumes: own = [] }) => own);
  const sources = mounted.map((one) => one.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')[0] ?? '');
  const files = sources.filter((source) => source.startsWith('./') && !source.endsWith('/certs'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const kept = sources.filter((source) => !source.startsWith('./'));
  expect(kept).toEqual(Object.keys(volumes));
});

it.each(ours)(
  '%s is nobody of importance, writes nothing into its image and is looked at',
  (name) => {
    const one = container(name);
    expect(one).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] });
    expect(one.healthcheck?.test).toContain('deploy/healthy.mjs');
    const programs = (one.command ?? []).filter((word) => word.endsWith('.mjs'));
    expect(programs).toEqual(['deploy/serve.mjs']);
    expect(programs.every((file) => existsSync(file))).toBe(true);
  },
);

it.each(['services-1', 'services-2'])('%s is reached from other containers', (name) => {
  expect(container(name).environment).toMatchObject({ BACKEND_HOST: '0.0.0.0' });
  expect(container(name).ports).toBeUndefined();
});

it.each(ours)('%s drains before it ends, and has the time for it', (name) => {
  const { environment, stop_grace_period: grace } = container(name);
  const drainSeconds = Number(environment?.['DRAIN_SECONDS']);
  expect(drainSeconds).toBeGreaterThan(0);
  // What is under way may take twenty seconds after that.
  expect(Number.parseInt(grace ?? '')).toBeGreaterThan(drainSeconds + 20);
});

it.each(ours)('%s shares what is counted', (name) => {
  expect(container(name).environment).toMatchObject({ REDIS_URL: 'redis://redis:6379' });
});

it('waits for what it needs, which is looked at itself', () => {
  for (const [name, { depends_on: needed = [] }] of Object.entries(services))
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
      expect([name, other, services[other]?.healthcheck !== undefined]).toEqual([
        name,
        other,
        true,
      ]);
});

it('leads the proxy to the containers there are', () => {
  const proxy = readFileSync('deploy/nginx.conf', 'utf8');
  const named = [...proxy.matchAll(/server ([a-z]+-\d):(\d+)/g)].map(([, host]) => host);
  expect(named.sort()).toEqual([...ours].sort());
});

it('leaves no storefront and no service out for one answer', () => {
  const proxy = readFileSync('deploy/nginx.conf', 'utf8');
  const peers = proxy.match(/^ *server [a-z]+-\d:.*$/gm) ?? [];
  expect(peers.filter((line) => !line.includes('max_fails=0'))).toEqual([]);
  expect(proxy).toMatch(/^ *proxy_next_upstream error timeout;$/m);
  expect(proxy).toMatch(/^ *proxy_next_upstream_tries 0;$/m);
});

it('keeps lines to services open', () => {
  const proxy = readFileSync('deploy/nginx.conf', 'utf8');
  const inner = proxy.slice(proxy.indexOf('listen 4000'));
  expect(inner).toContain('proxy_set_header Connection "";');
});

it('is built from an image without secrets, data or root', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', '.data', '.env', 'deploy/.env']));
  const image = readFileSync('Dockerfile', 'utf8');
  expect(
    image
      .trimEnd()
      .split('\n')
      .findLast((line) => line.startsWith('USER')),
  ).toBe('USER node');
  // What is compiled in it is run in it: nothing in a container can compile, or write where it would be kept.
  expect(image.slice(image.lastIndexOf('FROM'))).toMatch(/^ENV .*\bPROGRAMS_AS_BUILT=1$/m);
});
