import { SharedStateError } from '@/server/shared-state/redis-config';
import { toSourceStack } from '@/lib/platform/observability/source-stack';
import { ConfigError, loadConfig } from './platform/services-config';
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
  // Ignored while a parent process is connected: Ctrl-C reaches the parent, too, which stops the storefront first and
  // then this process.
  process.on('SIGINT', (signal) => (process.connected ? undefined : stop(signal)));
  process.on('SIGTERM', stop);
  // Stops this process when its parent has ended, as nothing else would stop it.
  process.on('disconnect', () => stop('The parent process has ended'));
  // Printed after the signal handlers are registered, because the reader of this line may send a signal at once.
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
