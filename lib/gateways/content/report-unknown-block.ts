import { logger } from '@/lib/platform/observability/logger';

const reported = new Set<string>();

/** Says once for each kind that the content service knows a block this site does not; the page goes without it. */
export function reportUnknownBlock(kind: string): void {
  if (reported.has(kind)) return;
  reported.add(kind);
  logger.warn('A block of the content service is unknown and left out', { kind });
}
