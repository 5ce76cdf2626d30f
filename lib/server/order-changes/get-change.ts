import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { isChangeLink, type OrderChange } from '@/domain/order/order-change';
import { readOrderChange } from '@/lib/gateways/tools/order-changes.gateway';
import { logger } from '@/lib/platform/observability/logger';

type FoundChange =
  | { kind: 'found'; change: OrderChange }
  | { kind: 'unknown' }
  | { kind: 'ended' }
  | { kind: 'broken' };

/** The change behind a link; `unknown` for a link that is none, `ended` for one that has expired, `broken` when nobody can say. */
export async function getChange(link: string, language: Language): Promise<FoundChange> {
  if (!isChangeLink(link)) return { kind: 'unknown' };
  const read = await readOrderChange(link, language);
  if (read.ok) return { kind: 'found', change: read.data };
  if (read.error.status === 404) return { kind: 'unknown' };
  if (read.error.status === 410) return { kind: 'ended' };
  logger.error('A change of an order could not be read', { ...read.error });
  return { kind: 'broken' };
}
