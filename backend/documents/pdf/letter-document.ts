import type { Language } from '@/domain/language/detect-language';
import { giveWay } from '../../database/give-way';
import type { Brand } from '../../demo-source/shop-file';
import { companyFoot } from './company-foot';
import { createDocument, finishDocument, type Pdf } from './document';
import {
  type LetterFact,
  writeAddress,
  writeFacts,
  writeHeadline,
  writeRunningTitle,
  writeSender,
} from './letter';

interface LetterFrame {
  brand: Brand;
  language: Language;
  /** What the file is called, and each page from the second on. */
  title: string;
  headline: string;
  address: readonly string[];
  facts: readonly LetterFact[];
  /** Epoch milliseconds. */
  createdAt: number;
  /** True for a file to be kept for good (PDF/A-3). */
  archive?: boolean;
}

/**
 * A letter of the house as an A4 document of as many pages as it needs: who writes, to whom, the facts and the headline, then what
 * `writeBody` writes; each page says at its foot who sends it, and its number of pages. The same frame and body make the same bytes.
 * Others have their turn meanwhile.
 */
export async function letterDocument(
  frame: LetterFrame,
  writeBody: (doc: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const { brand, language, title, createdAt, archive = false } = frame;
  const doc = createDocument({ title, language, author: brand.company, createdAt, archive });
  await giveWay();
  writeSender(doc, brand);
  await giveWay();
  writeAddress(doc, brand, frame.address);
  await giveWay();
  writeFacts(doc, frame.facts);
  writeHeadline(doc, frame.headline);
  await giveWay();
  await writeBody(doc);

  const foot = companyFoot(doc, brand, language);
  return finishDocument(doc, (page, pages) => {
    if (page > 1) writeRunningTitle(doc, brand, title);
    foot(page, pages);
  });
}
