import { type Language, languages } from '../language/detect-language';

/**
 * Where the official notice on the legal guarantee may stand below the site's public folder, the best format first. Its wording, artwork and
 * QR code are fixed by Annex I of Regulation (EU) 2025/1960, so the file is taken as the Official Journal has it.
 */
export function guaranteeNoticeFiles(language: Language): string[] {
  return ['svg', 'png', 'webp'].map(
    (ending) => `legal/legal-guarantee-notice.${language}.${ending}`,
  );
}

/** A sentence for each language whose notice is not below the public folder. */
export function missingNoticeWarnings(hasFile: (file: string) => boolean): string[] {
  return languages
    .filter((language) => !guaranteeNoticeFiles(language).some(hasFile))
    .map(
      (language) =>
        `The official notice on the legal guarantee is missing (${language}): put it into public/${guaranteeNoticeFiles(language)[0]} (or .png), see docs/operations.md.`,
    );
}
