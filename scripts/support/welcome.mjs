import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './log.mjs';

/**
 * Every address a newcomer needs, and the demo's accounts when the demo runs.
 * @param {{ settings: { siteUrl: string, dataDir: string }, backendUrl: string | null }} shop
 */
export async function printAddresses({ settings, backendUrl }) {
  say();
  say(`  Shop       ${settings.siteUrl}/de   ${settings.siteUrl}/en`);
  if (backendUrl) {
    if (!process.env.SMTP_URL) say(`  Mailbox    ${backendUrl}/mailbox`);
    say(`  Services   ${backendUrl}/health`);
    say();
    say('  Demo data: not for a real shop. Vouchers: LAUTLOS10, LEISE50, ALT2020 (expired).');
    for (const line of await demoAccounts()) say(`  ${line}`);
  }
  say();
  say('  Ctrl-C stops everything. Orders and baskets stay in ' + settings.dataDir + '/.');
}

/**
 * One line for each account of the demo, with what it is and its password.
 * @returns {Promise<string[]>}
 */
async function demoAccounts() {
  const { parse } = await import('yaml');
  const file = join(process.env.DEMO_DIR ?? 'demo', 'accounts.yaml');
  /** @type {{ email: string, password: string, groups: string[] }[]} */
  const accounts = parse(readFileSync(file, 'utf8'));
  return accounts.map(({ email, password, groups }) => {
    const kind = groups.includes('oxiddealer') ? 'Dealer' : 'Customer';
    return `${kind.padEnd(10)} ${email}   ${password}`;
  });
}
