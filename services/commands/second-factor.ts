import { ConfigError, loadConfig } from '../platform/services-config';
import { systemClock } from '../platform/clock';
import { openExistingShopDatabase } from '../database/open-shop-database';
import { removeSecondFactor } from '../identity/mfa/remove-second-factor';
import { runCommand } from './run-command';

const usage = 'npm run second-factor -- remove <e-mail>';

class UsageError extends Error {}

/**
 * Removes the authenticator app of an account whose owner has lost the phone, and emails the owner. Can run while the
 * shop is running.
 */
async function main(words: readonly string[]): Promise<void> {
  const [command = '', typed = '', more] = words;
  if (command !== 'remove' || typed === '' || more !== undefined)
    throw new UsageError(`Unknown command.\n\n${usage}`);
  const config = loadConfig();
  if (config.identity.url !== null)
    throw new ConfigError(
      `The accounts are at ${config.identity.url}: switch the second factor off there (docs/operations.md, AWS Cognito).`,
    );
  const db = await openExistingShopDatabase(config);
  try {
    const wasEnabled = await removeSecondFactor(
      { db, clock: systemClock, siteUrl: config.siteUrl },
      typed,
    );
    if (wasEnabled === null)
      throw new UsageError(
        'There is no account with this e-mail at the embedded identity service.',
      );
    process.stdout.write(
      wasEnabled
        ? 'Two-step sign-in is off. The account holder was notified by email.\n'
        : 'This account signs in without a second step. Nothing was changed.\n',
    );
  } finally {
    await db.destroy();
  }
}

await runCommand(main, { expectedErrors: [UsageError], usage });
