import { type ContentFacts, fillFacts } from '@/domain/content-facts/fill-facts';
import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../../demo-source/shop-file';
import { textDocument } from '../pdf/text-document';
import { formatsOf } from '../formats';

/** What a document is made of. */
export interface PaperText {
  title: string;
  body: string;
  locale: Language;
  /** An ISO day. */
  date: string;
  updatedAt: string | null;
  version?: string | null | undefined;
  /** Of the document, where it is another one. */
  language?: Language | null | undefined;
}

/** The published text with this slug; null when there is none. Rejects when nobody can be asked. */
export type FindPaperText = (language: Language, slug: string) => Promise<PaperText | null>;

interface Paper {
  fileName: string;
  bytes: Buffer;
}

/** A document of a language by its slug; null when there is none. */
export type FindPaper = (language: Language, slug: string, brand: Brand) => Promise<Paper | null>;

const words = {
  de: { version: (version: string) => `Fassung ${version}`, of: (day: string) => `vom ${day}` },
  en: { version: (version: string) => `Version ${version}`, of: (day: string) => `of ${day}` },
};

/**
 * Makes PDF files of the texts editors wrote, with the facts they repeat. Each version of a text is made once, when somebody asks for it,
 * and kept in memory for as long as it and the facts are the present ones.
 */
export function createPapers(
  find: FindPaperText,
  siteUrl: string,
  facts: () => ContentFacts,
): FindPaper {
  const made = new Map<string, { told: string; bytes: Promise<Buffer> }>();

  function make(entry: PaperText, brand: Brand, present: ContentFacts): Promise<Buffer> {
    const { title, body, locale, date, updatedAt } = entry;
    const frame = {
      brand,
      language: entry.language ?? locale,
      linkBase: `${siteUrl}/${locale}`,
      changedAt: Date.parse(updatedAt ?? date),
    };
    return textDocument(
      { title, note: noteOf(entry), texts: [fillFacts(body, present, locale).text] },
      frame,
    );
  }

  return async (language, slug, brand) => {
    const entry = await find(language, slug);
    if (!entry) return null;
    const present = facts();
    const told = JSON.stringify([toldOf(entry), present]);
    const name = `${language}/${slug}`;
    const kept = made.get(name);
    const bytes = kept?.told === told ? kept.bytes : make(entry, brand, present);
    made.set(name, { told, bytes });
    return { fileName: `${brand.name}-${slug}.pdf`, bytes: await bytes };
  };
}

function toldOf({ title, body, date, version, language, updatedAt }: PaperText) {
  return [title, body, date, version, language, updatedAt];
}

/** "Fassung 4.0 vom 04.05.2026" */
function noteOf({ version, date, locale }: PaperText): string {
  const day = words[locale].of(formatsOf(locale).day(Date.parse(date)));
  return version ? `${words[locale].version(version)} ${day}` : day;
}
