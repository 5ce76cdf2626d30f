import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ site: number, services: number }} ProxyPorts
 * @typedef {{ storefronts: number[], services: number[] }} Behind
 */

/**
 * The rules of deploy/nginx.conf for this machine: its own ports and folder, no TLS and no names to ask for. Throws where that file no
 * longer says what is replaced here.
 * @param {string} rules
 * @param {{ ports: ProxyPorts, behind: Behind, folder: string }} place
 */
export function localRules(rules, { ports, behind, folder }) {
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
    if (!from.test(text)) throw new Error(`deploy/nginx.conf says no longer ${from.source}`);
    return text.replace(from, to);
  }, rules);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\n${changed.replaceAll('/tmp/', `${folder}/`).replace('/dev/stderr', `${folder}/error.log`)}`;
}

/**
 * nginx with the rules of deploy/nginx.conf; null where the machine has none.
 * @param {{ ports: ProxyPorts, behind: Behind, folder: string }} place
 */
export function startNginx({ ports, behind, folder: parent }) {
  const program = ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0);
  if (program === undefined) return null;
  const folder = join(parent, 'nginx');
  mkdirSync(folder);
  const file = join(folder, 'nginx.conf');
  const rules = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  writeFileSync(file, localRules(rules, { ports, behind, folder }));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    kind: 'nginx with the rules of deploy/nginx.conf',
    errorLog: join(folder, 'error.log'),
    stop: () => void child.kill('SIGTERM'),
  };
}
