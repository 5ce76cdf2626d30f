import { spawn, spawnSync, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';

/**
 * @typedef {{ site: number, services: number }} ProxyPorts
 * @typedef {{ storefronts: number[], services: number[] }} Upstreams
 */

/**
 * Adapts tools/deploy/nginx.conf to this machine: other ports and folder, no TLS, no host names to resolve. Throws if
 * the file lacks a text that this function replaces.
 * @param {string} rules
 * @param {{ ports: ProxyPorts, behind: Upstreams, folder: string }} place
 */
export function buildLocalConfig(rules, { ports, behind, folder }) {
  const peers = (/** @type {number[]} */ all) =>
    all.map((port) => `server 127.0.0.1:${port}$1;`).join('\n    ');
  /** @type {[RegExp, string][]} */
  const changes = [
    [/^ *resolver .*$/m, ''],
    [
      /server storefront-1:3000 resolve([^;]*);\s*server storefront-2:3000 resolve[^;]*;/,
      peers(behind.storefronts),
    ],
    [
      /server services-1:4000 resolve([^;]*);\s*server services-2:4000 resolve[^;]*;/,
      peers(behind.services),
    ],
    [/ *server \{\s*listen 80;[^}]*\}/, ''],
    [/listen 443 ssl;/, `listen 127.0.0.1:${ports.site};`],
    [/^ *http2 on;$/m, ''],
    [/^(?: *ssl_.*\n)+/m, ''],
    [/^ *add_header Strict-Transport.*$/m, ''],
    [/proxy_set_header Host \$host;/, 'proxy_set_header Host $http_host;'],
    [/listen 4000;/, `listen 127.0.0.1:${ports.services};`],
  ];
  const changed = changes.reduce((text, [from, to]) => {
    if (!from.test(text))
      throw new Error(`tools/deploy/nginx.conf no longer contains ${from.source}`);
    return text.replace(from, to);
  }, rules);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\n${changed.replaceAll('/tmp/', `${folder}/`).replace('/dev/stderr', `${folder}/error.log`)}`;
}

/**
 * Starts nginx with the configuration of tools/deploy/nginx.conf. Returns null if nginx is not installed.
 * @param {{ ports: ProxyPorts, behind: Upstreams, folder: string }} place
 */
export function startNginx({ ports, behind, folder: parent }) {
  const program = ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0);
  if (program === undefined) return null;
  const folder = join(parent, 'nginx');
  mkdirSync(folder);
  const file = join(folder, 'nginx.conf');
  const rules = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
  writeFileSync(file, buildLocalConfig(rules, { ports, behind, folder }));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    kind: 'nginx with the rules of tools/deploy/nginx.conf',
    errorLog: join(folder, 'error.log'),
    stop: () => void child.kill('SIGTERM'),
  };
}

/** Path of the installed nginx, or null. */
export const nginxBinary =
  ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0) ?? null;

/**
 * Adapts tools/deploy/nginx.conf, including TLS, to this machine: other ports, folder and certificate. Removes only the
 * directives that Debian's older nginx does not know: repeated resolution of host names (`resolve`) and `http2 on`.
 * @param {{ folder: string, ports: { plain: number, site: number, services: number }, behind: { storefronts: number[], services: number[] } }} place
 */
function buildDeployedConfig({ folder, ports, behind }) {
  const own = (
    /** @type {string} */ text,
    /** @type {string} */ name,
    /** @type {number[]} */ to,
  ) =>
    to.reduce(
      (rules, port, index) =>
        rules.replace(`server ${name}-${index + 1}:`, `server 127.0.0.1:${port}#`),
      text,
    );
  const rules = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');
  const led = own(own(rules, 'storefront', behind.storefronts), 'services', behind.services)
    .replaceAll(/#\d+ resolve/g, '')
    .replace(/^ *http2 on;$/m, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.site} ssl;`)
    .replace('listen 4000;', `listen 127.0.0.1:${ports.services};`)
    .replaceAll(/\/tmp\/|\/etc\/nginx\/certs\//g, `${folder}/`)
    .replace('/dev/stderr', `${folder}/error.log`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\n${led}`;
}

/**
 * Starts nginx as it is deployed, with a generated certificate. Throws the messages of `nginx -t` if the configuration
 * is invalid.
 * @param {Parameters<typeof buildDeployedConfig>[0]} place
 */
export async function startDeployedNginx(place) {
  const { folder } = place;
  mkdirSync(folder, { recursive: true });
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
      ...['-days', '1', '-subj', '/CN=localhost'],
    ],
    { stdio: 'ignore' },
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, buildDeployedConfig(place));
  const run = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const tested = spawnSync(nginxBinary ?? 'nginx', [...run, '-t'], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`tools/deploy/nginx.conf: ${tested.stderr}`);
  const child = spawn(nginxBinary ?? 'nginx', run, { stdio: 'ignore' });
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
