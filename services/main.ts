import { SharedStateError } from '@/server/shared-state/redis-config';
import { toSourceStack } from '@/lib/platform/observability/source-stack';
import { ConfigError, loadConfig } from './platform/environment';
import { restrictPermissions } from './database/data-folder';
import { toStartupError } from './database/startup-errors';
import { DemoDataError } from './demo-data/load-yaml';
import { createLogger } from './platform/logger';
import { startServices } from './start-services';

/** Starts the embedded services, says on stdout where they are, and stops cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const logger = createLogger();
  const config = loadConfig();
  keepFolderPrivate(config.dataDir);
  const backend = await startServices(config, logger);
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: backend.url, seededAt: backend.seededAt })}\n`,
  );

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
  // Ctrl-C reaches the process that started this one, too, which ends the storefront first and then says so.
  process.on('SIGINT', (signal) => (process.connected ? undefined : stop(signal)));
  process.on('SIGTERM', stop);
  // Whoever started this process is gone: nobody would ever end it.
  process.on('disconnect', () => stop('Nobody is there any more who would end it'));
}

function keepFolderPrivate(folder: string): void {
  try {
    restrictPermissions(folder);
  } catch (error) {
    throw toStartupError(error, folder);
  }
}

main().catch((error: unknown) => {
  const told = [ConfigError, DemoDataError, SharedStateError];
  const isTold = told.some((kind) => error instanceof kind);
  const reason =
    error instanceof Error
      ? isTold
        ? error.message
        : toSourceStack(error.stack ?? '')
      : String(error);
  process.stderr.write(`The services cannot start. ${reason}\n`);
  process.exit(1);
});
