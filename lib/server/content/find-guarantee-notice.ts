import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/domain/locale/language';
import { listGuaranteeNoticeFiles } from '@/domain/content/content-url';

/**
 * Returns the URL of the official notice on the legal guarantee in this language (Directive 2011/83/EU art. 22a, Annex
 * I of Regulation (EU) 2025/1960). Null when `folder`, by default in the public directory, contains no such file.
 */
export function findGuaranteeNotice(
  language: Language,
  folder = join(process.cwd(), 'public'),
): string | null {
  const file = listGuaranteeNoticeFiles(language).find((one) =>
    existsSync(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, one)),
  );
  return file === undefined ? null : `/${file}`;
}
