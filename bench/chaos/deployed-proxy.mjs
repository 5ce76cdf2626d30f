import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The machine's nginx; null without one. */
export const nginxProgram =
  ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0) ?? null;

/**
 * deploy/nginx.conf with TLS and all for this machine: its own ports, folder and certificate. Only what newer versions than Debian's know is
 * taken away: names that are asked anew, and HTTP/2 as a word of its own.
 * @param {{ folder: string, ports: { plain: number, site: number, services: number }, behind: { storefronts: number[], services: number[] } }} place
 */
function deployedRules({ folder, ports, behind }) {
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
  const rules = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
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
 * nginx as it is deployed, with a certificate made for it. Throws what nginx itself has to say against the rules (`nginx -t`).
 * @param {Parameters<typeof deployedRules>[0]} place
 */
export async function startDeployedProxy(place) {
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
  writeFileSync(file, deployedRules(place));
  const run = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const tested = spawnSync(nginxProgram ?? 'nginx', [...run, '-t'], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`deploy/nginx.conf: ${tested.stderr}`);
  const child = spawn(nginxProgram ?? 'nginx', run, { stdio: 'ignore' });
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
