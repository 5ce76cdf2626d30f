import type { Language } from '@/domain/language/detect-language';
import { writeNumber } from '@/domain/money/write-money';

/** A size for people: "640 kB", "12,4 MB"; never smaller than 1 kB. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${writeNumber(kilobytes, language)}\u00a0kB`;
  return `${writeNumber(Math.round(kilobytes / 100) / 10, language)}\u00a0MB`;
}
