import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/domain/language/detect-language';
import { type PageFile, pageFile } from '../../demo-source/page-file';
import { languages } from '../../demo-source/parts';
import { readYaml } from '../../demo-source/read-yaml';
import type { Brand } from '../../demo-source/shop-file';
import type { MailAttachment } from '../../mail/attachments';
import type { Logger } from '../../observability/logger';
import type { Database } from '../../database/database';
import { readBrand } from '../../mail/brand';
import type { LegalDocuments } from '../../shop/base/context';
import { legalPdf } from './legal-pdf';

/** The pages a contract rests on; their files go out with every order. */
const documents = [
  { key: 'terms', fileName: { de: 'Lautlos-AGB.pdf', en: 'Lautlos-Terms.pdf' } },
  {
    key: 'withdrawal',
    fileName: { de: 'Lautlos-Widerrufsbelehrung.pdf', en: 'Lautlos-Withdrawal.pdf' },
  },
] as const;

type DocumentKey = (typeof documents)[number]['key'];

interface Kept {
  version: number;
  bytes: Promise<Buffer>;
}

/**
 * Makes PDF files of the same pages the site shows. Each version of a page is made once and kept in memory; a changed file is
 * seen at the next call. A page that is missing or cannot be read is logged and left out, or stays as it was known before.
 */
export function createLegalDocuments(
  demoDir: string,
  siteUrl: string,
  logger: Logger,
): LegalDocuments {
  const known = new Map<string, Kept>();

  function bytesOf(key: DocumentKey, language: Language, brand: Brand): Promise<Buffer> | null {
    const file = `content/pages/${language}/${key}.yaml`;
    const version = statSync(join(demoDir, file), { throwIfNoEntry: false })?.mtimeMs;
    const kept = known.get(file);
    if (kept && (kept.version === version || version === undefined)) return kept.bytes;
    if (version === undefined) return null;
    const page = readPage(file);
    if (!page) return kept?.bytes ?? null;
    const linkBase = `${siteUrl}/${language}`;
    const bytes = legalPdf(page, { brand, language, linkBase, changedAt: version });
    known.set(file, { version, bytes });
    return bytes;
  }

  function readPage(file: string): PageFile | null {
    try {
      return readYaml(demoDir, file, pageFile).content;
    } catch (error) {
      logger.error('A legal page cannot be used; the earlier one stays', { file, error });
      return null;
    }
  }

  return async (language, brand) => {
    const attachments: MailAttachment[] = [];
    for (const { key, fileName } of documents) {
      const bytes = await bytesOf(key, language, brand);
      if (bytes)
        attachments.push({ fileName: fileName[language], mediaType: 'application/pdf', bytes });
      else logger.warn('An order goes out without a legal document', { document: key, language });
    }
    return attachments;
  };
}

/** Makes what is not known yet, so that no order has to wait for it. */
export async function prepareLegal(services: {
  db: Database;
  legalDocuments: LegalDocuments;
}): Promise<void> {
  const brand = await readBrand(services.db);
  for (const language of languages) await services.legalDocuments(language, brand);
}
