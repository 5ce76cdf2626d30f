import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentVariables, applyContentVariables } from '@/domain/content/content-variables';
import { applyContentVariablesToData } from '@/domain/content/content-variables';
import { type Language, languages } from '@/domain/locale/language';
import { decodeUtf8 } from '../platform/decode-utf8';
import { type PageFile, pageFileSchema } from '../demo-data/page-schemas';
import { loadYaml } from '../demo-data/load-yaml';
import type { Brand } from '../demo-data/shop-schema';
import type { MailAttachment } from '../mail/attachments';
import type { Logger } from '../platform/logger';
import type { Database } from '../database/database';
import { getBrand } from '../database/settings';
import type { LegalDocuments } from '../shop/base/shop-context';
import { type DocumentFrame, renderTextDocument } from './pdf/text-document';
import type { ExternalTexts } from './external-texts';
import { renderLegalPdf } from './pdf/text-document';

/**
 * Legal documents of a contract, which are attached to every order email: pages of the site, and for dealers their own
 * terms instead of the consumer's withdrawal information.
 */
const documents = [
  {
    ...{ key: 'terms', buyers: ['consumer', 'dealer'] },
    fileName: { de: 'Lautlos-AGB.pdf', en: 'Lautlos-Terms.pdf' },
  },
  {
    ...{ key: 'withdrawal', buyers: ['consumer'] },
    fileName: { de: 'Lautlos-Widerrufsbelehrung.pdf', en: 'Lautlos-Withdrawal.pdf' },
  },
  {
    ...{ key: 'dealer-terms', buyers: ['dealer'] },
    fileName: { de: 'Lautlos-Haendlerbedingungen.pdf', en: 'Lautlos-Dealer-Terms.pdf' },
  },
] as const;

type DocumentKey = (typeof documents)[number]['key'];

interface CachedDocument {
  version: number;
  /** JSON of the placeholder values or of the page from which the file was generated. */
  variablesVersion: string;
  bytes: Promise<Buffer>;
}

/**
 * Creates a function that generates PDF files of the site's legal pages and of the dealers' terms, with placeholders
 * filled in. Each version is generated once and cached in memory; a changed file or value is detected on the next call.
 * With an external content service (`foreign`) the pages are requested from it each time. If a page cannot be read, the
 * error is logged and the previous version is used, or the page is left out.
 */
export function createLegalDocuments(
  demoDir: string,
  siteUrl: string,
  logger: Logger,
  facts: () => ContentVariables,
  foreign: ExternalTexts | null = null,
): LegalDocuments {
  const made = new Map<string, CachedDocument>();

  /**
   * Renders a page of the external content service. The local file is used only until the first successful response.
   */
  async function foreignBytes(key: DocumentKey, language: Language, brand: Brand) {
    const name = `${language}/${key}`;
    const cached = made.get(name);
    try {
      const found = await foreign?.findPage(language, key);
      if (!found) return await (cached?.bytes ?? bytesOf(key, language, brand));
      const { page, changedAt: version } = found;
      const filled = applyContentVariablesToData(page, facts(), language).data;
      const variablesVersion = JSON.stringify(filled);
      if (cached?.version === version && cached.variablesVersion === variablesVersion)
        return await cached.bytes;
      const frame = { brand, language, linkBase: `${siteUrl}/${language}`, changedAt: version };
      const bytes = renderLegalPdf(filled, frame);
      made.set(name, { version, variablesVersion, bytes });
      bytes.catch(() => restore(name, bytes, cached));
      return await bytes;
    } catch (error) {
      logger.error('A legal page cannot be read; the previous version stays in use', {
        page: key,
        error,
      });
      return cached?.bytes ?? bytesOf(key, language, brand);
    }
  }

  /** Replaces a document whose rendering failed by the previous one, unless it was replaced in the meantime. */
  function restore(name: string, failed: Promise<Buffer>, previous: CachedDocument | undefined) {
    if (made.get(name)?.bytes !== failed) return;
    if (previous) made.set(name, previous);
    else made.delete(name);
  }

  function bytesOf(key: DocumentKey, language: Language, brand: Brand): Promise<Buffer> | null {
    const isPage = key !== 'dealer-terms';
    const file = isPage
      ? `content/pages/${language}/${key}.yaml`
      : `dealer-files/texts/${key}.${language}.md`;
    const version = statSync(join(demoDir, file), { throwIfNoEntry: false })?.mtimeMs;
    const cached = made.get(file);
    if (version === undefined) return cached?.bytes ?? null;
    const present = facts();
    const variablesVersion = JSON.stringify(present);
    if (cached?.version === version && cached.variablesVersion === variablesVersion)
      return cached.bytes;
    const linkBase = `${siteUrl}/${language}`;
    const frame = { brand, language, linkBase, changedAt: version };
    const bytes = isPage
      ? pagePdf(file, frame, present)
      : dealerTermsPdf(join(demoDir, file), frame, present);
    if (!bytes) return cached?.bytes ?? null;
    made.set(file, { version, variablesVersion, bytes });
    bytes.catch(() => restore(file, bytes, cached));
    return bytes;
  }

  function pagePdf(
    file: string,
    frame: DocumentFrame,
    variables: ContentVariables,
  ): Promise<Buffer> | null {
    const page = readPage(file);
    return (
      page &&
      renderLegalPdf(applyContentVariablesToData(page, variables, frame.language).data, frame)
    );
  }

  function readPage(file: string): PageFile | null {
    try {
      return loadYaml(demoDir, file, pageFileSchema).content;
    } catch (error) {
      logger.error('A legal page is invalid; the previous version stays in use', { file, error });
      return null;
    }
  }

  return async (language, brand, buyer = 'consumer') => {
    const attachments: MailAttachment[] = [];
    for (const { key, fileName } of documents.filter(({ buyers }) =>
      buyers.some((one) => one === buyer),
    )) {
      const isForeign = foreign !== null && key !== 'dealer-terms';
      const bytes = await (isForeign ? foreignBytes : bytesOf)(key, language, brand);
      if (bytes)
        attachments.push({ fileName: fileName[language], mediaType: 'application/pdf', bytes });
      else
        logger.warn('An order confirmation is sent without a legal document', {
          document: key,
          language,
        });
    }
    return attachments;
  };
}

/** Generates the missing documents in advance, so that no order has to wait for them. */
export async function createMissingLegalDocuments(services: {
  db: Database;
  legalDocuments: LegalDocuments;
}): Promise<void> {
  const brand = await getBrand(services.db);
  for (const language of languages)
    for (const buyer of ['consumer', 'dealer'] as const)
      await services.legalDocuments(language, brand, buyer);
}

const dealerTerms = { de: 'Händlerbedingungen', en: 'Dealer terms' } as const;

function dealerTermsPdf(
  file: string,
  frame: DocumentFrame,
  variables: ContentVariables,
): Promise<Buffer> {
  const { text } = applyContentVariables(decodeUtf8(readFileSync(file)), variables, frame.language);
  return renderTextDocument({ title: dealerTerms[frame.language], texts: [text] }, frame);
}
