import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localRules } from './nginx.mjs';

const place = {
  ports: { site: 5200, services: 5201 },
  behind: { storefronts: [5204, 5205, 5206], services: [5202, 5203] },
  folder: '/somewhere',
};

it('leads the rules of the deployment to the ports of this machine, and leaves the rest as it is', () => {
  const deployed = readFileSync('deploy/nginx.conf', 'utf8');
  const rules = localRules(deployed, place);
  const ports = [...rules.matchAll(/server 127\.0\.0\.1:(\d+) max_fails/g)].map(([, port]) =>
    Number(port),
  );
  expect(ports).toEqual([...place.behind.storefronts, ...place.behind.services]);
  expect([...rules.matchAll(/^ *listen (.*);$/gm)].map(([, at]) => at)).toEqual([
    '127.0.0.1:5200',
    '127.0.0.1:5201',
  ]);
  expect(rules.replace(/^ *#.*$/gm, '')).not.toMatch(/\/tmp\/|ssl|storefront-1/);
  for (const rule of deployed.match(/^ *proxy_(?:cache|next|connect|read)\w* .*;$/gm) ?? [])
    expect(rules).toContain(rule.trim().replace('/tmp/', '/somewhere/'));
});

it('says when the deployment has other rules', () => {
  expect(() => localRules('http {}', place)).toThrow('deploy/nginx.conf says no longer');
});
