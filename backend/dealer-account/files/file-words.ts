import type { Language } from '@/domain/language/detect-language';
import { formatsOf } from '../../documents/formats';

const words = {
  de: (version: string, day: string) => `Fassung ${version} vom ${day}. Nur für Händler.`,
  en: (version: string, day: string) => `Version ${version} of ${day}. For dealers only.`,
};

/** The small line below a document's title. */
export function noteOf(version: string, updated: string, language: Language): string {
  return words[language](version, formatsOf(language).day(Date.parse(updated)));
}
