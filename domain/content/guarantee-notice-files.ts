import type { Language } from '../language/detect-language';

/**
 * Where the official notice on the legal guarantee may stand below the site's public folder, the best format first. Its wording, artwork and
 * QR code are fixed by Annex I of Regulation (EU) 2025/1960, so the file is taken as the Official Journal has it.
 */
export function guaranteeNoticeFiles(language: Language): string[] {
  return ['svg', 'png', 'webp'].map(
    (ending) => `legal/legal-guarantee-notice.${language}.${ending}`,
  );
}
