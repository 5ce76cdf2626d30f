import { ConfigError, readConfig } from './config/environment';
import { keepPrivate } from './database/keep-private';
import { DemoSourceError } from './demo-source/demo-source-error';
import { createLogger } from './observability/logger';
import { start } from './start';

/** Starts the embedded services, says on stdout where they are, and stops cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const logger = createLogger();
  const config = readConfig();
  keepPrivate(config.dataDir);
  const backend = await start(config, logger);
  process.stdout.write(`${JSON.stringify({ ready: true, url: backend.url })}\n`);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info('Stopping', { signal });
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('Stopping failed', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const isTold = error instanceof ConfigError || error instanceof DemoSourceError;
  const reason = error instanceof Error ? (isTold ? error.message : error.stack) : String(error);
  process.stderr.write(`The services cannot start. ${reason}\n`);
  process.exit(1);
});
