import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { type PaperFile, readPaperFile } from './read-paper-file';
import { sendTool, type ToolResult } from './send-tool';

/** A document of the content service as PDF, whole; 404 for one that does not exist. */
export async function readPaper(language: Language, slug: string): Promise<ToolResult<PaperFile>> {
  const sent = await sendTool({ path: `/papers/${language}/${slug}.pdf`, language });
  return sent.ok ? readPaperFile(sent.data) : sent;
}
