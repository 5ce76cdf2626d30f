import { logger } from '@/lib/platform/observability/logger';

const reported = new Set<string>();

/** Says once for each name that a text waits for a fact nobody knows; the text shows the name. */
export function reportUnfilled(name: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  logger.warn('A text repeats a fact that is not known', { name: `{{${name}}}` });
}
