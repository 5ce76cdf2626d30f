import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { isWithdrawalLink } from '@/domain/withdrawal/judge-answer';
import { readWithdrawal, type WaitingWithdrawal } from '@/lib/gateways/tools/withdrawals.gateway';
import { logger } from '@/lib/platform/observability/logger';

type FoundWithdrawal =
  | { kind: 'found'; withdrawal: WaitingWithdrawal }
  | { kind: 'unknown' }
  | { kind: 'broken' };

/** The declaration behind a link; `unknown` for a link that is none, `broken` when nobody can say. */
export async function getWithdrawal(link: string, language: Language): Promise<FoundWithdrawal> {
  if (!isWithdrawalLink(link)) return { kind: 'unknown' };
  const read = await readWithdrawal(link, language);
  if (read.ok) return { kind: 'found', withdrawal: read.data };
  if (read.error.status === 404) return { kind: 'unknown' };
  logger.error('A withdrawal could not be read', { ...read.error });
  return { kind: 'broken' };
}
