import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@/domain/language/detect-language';

/** The page on which a buyer confirms or rejects a declaration that was made without a sign-in; its address is the key. */
export function withdrawalPath(secret: string, withdrawalId: string, language: Language): string {
  return `/${language}/withdrawal-confirmation/${withdrawalLink(secret, withdrawalId)}`;
}

/** The last part of that address. */
export function withdrawalLink(secret: string, withdrawalId: string): string {
  return `${withdrawalId}-${markOf(secret, withdrawalId)}`;
}

/** The declaration a link opens; null for a link that is none of ours. */
export function readWithdrawalLink(secret: string, link: string): string | null {
  const [, id = '', mark = ''] = /^([0-9a-f]{32})-([0-9a-f]{32})$/.exec(link) ?? [];
  if (id === '') return null;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, id))) ? id : null;
}

function markOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`withdrawal:${id}`).digest('hex').slice(0, 32);
}
