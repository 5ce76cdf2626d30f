import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { type PdfFile, readPdf } from './read-pdf';
import { sendTool, type ToolResult } from './send-tool';

/** A document of the content service as PDF, whole; 404 for one that does not exist. */
export async function readPaper(language: Language, slug: string): Promise<ToolResult<PdfFile>> {
  const sent = await sendTool({ path: `/papers/${language}/${slug}.pdf`, language });
  return sent.ok ? readPdf(sent.data) : sent;
}
