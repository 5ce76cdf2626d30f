import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Next takes its settings from what the build wrote down, as its own standalone server does, and reads no next.config.ts: for that it
 * would load its compiler (30 MB, and a tenth of a second) for as long as the process runs. A version that does not know the name reads
 * the file as before, and without a build it is Next that says so.
 */
export function useBuiltSettings(buildDirectory: string): void {
  const file = join(buildDirectory, 'required-server-files.json');
  if (!existsSync(file)) return;
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
