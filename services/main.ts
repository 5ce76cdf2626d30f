import { SharedStateError } from '@/server/shared-state/redis-config';
import { toSourceStack } from '@/lib/platform/observability/source-stack';
import { ConfigError, loadConfig } from './platform/environment';
import { restrictPermissions } from './database/data-folder';
import { toStartupError } from './database/startup-errors';
import { DemoDataError } from './demo-data/load-yaml';
import { createLogger } from './platform/logger';
import { startServices } from './start-services';

/** Starts the embedded services, prints their URLs to stdout, and shuts down cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const logger = createLogger();
  const config = loadConfig();
  restrictFolderAccess(config.dataDir);
  const backend = await startServices(config, logger);

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info('Stopping', { reason });
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('Stopping failed', { error });
        process.exit(1);
      },
    );
  };
  // Ctrl-C also reaches the parent process, which stops the storefront first and then signals this one.
  process.on('SIGINT', (signal) => (process.connected ? undefined : stop(signal)));
  process.on('SIGTERM', stop);
  // The parent process has ended, so nothing else would stop this one.
  process.on('disconnect', () => stop('The parent process has ended'));
  // Last, because the reader of this line may send a signal at once.
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: backend.url, seededAt: backend.seededAt })}\n`,
  );
}

function restrictFolderAccess(folder: string): void {
  try {
    restrictPermissions(folder);
  } catch (error) {
    throw toStartupError(error, folder);
  }
}

main().catch((error: unknown) => {
  const expectedErrors = [ConfigError, DemoDataError, SharedStateError];
  const isExpected = expectedErrors.some((kind) => error instanceof kind);
  const reason =
    error instanceof Error
      ? isExpected
        ? error.message
        : toSourceStack(error.stack ?? '')
      : String(error);
  process.stderr.write(`The services cannot start. ${reason}\n`);
  process.exit(1);
});
