import { say } from './log.mjs';

/** Every address a newcomer needs, and the demo's accounts when the demo runs. */
export function printAddresses({ settings, backendUrl }) {
  say();
  say(`  Shop       ${settings.siteUrl}/de   ${settings.siteUrl}/en`);
  if (backendUrl) {
    if (!process.env.SMTP_URL) say(`  Mailbox    ${backendUrl}/mailbox`);
    say(`  Services   ${backendUrl}/health`);
    say();
    say('  Demo data: not for a real shop. Vouchers: LAUTLOS10, LEISE50, ALT2020 (expired).');
  }
  say();
  say('  Ctrl-C stops everything. Orders and baskets stay in ' + settings.dataDir + '/.');
}
