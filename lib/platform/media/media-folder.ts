import 'server-only';
import { join, resolve } from 'node:path';
import { env } from '@/lib/platform/config/env';

/** The full path of a file among the operator's pictures. The comment keeps the bundler from packing the whole project. */
export function mediaFile(path: string): string {
  return join(resolve(/* turbopackIgnore: true */ process.cwd(), env.DEMO_DIR), 'media', path);
}
