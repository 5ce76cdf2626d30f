import 'server-only';
import { join, resolve } from 'node:path';
import { env } from '@/lib/platform/config/env';

/** The full path of a file among the operator's pictures. The comments keep the bundler from looking for it and packing the whole project. */
export function mediaFile(path: string): string {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), env.DEMO_DIR, 'media');
  return join(/* turbopackIgnore: true */ folder, path);
}
