import 'server-only';
import { join, resolve } from 'node:path';
import { env } from '@/lib/platform/config/env';

/** Where a file of the place data stands. */
export function placesFolder(file: string): string {
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), env.DEMO_DIR), 'places', file);
}
