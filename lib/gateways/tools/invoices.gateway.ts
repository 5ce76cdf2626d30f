import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { type PdfFile, readPdf } from './read-pdf';
import { sendTool, type ToolResult } from './send-tool';

/** The invoice of the caller's own order as PDF, whole; 404 for everybody else's. */
export async function readInvoice(
  orderNumber: number,
  { language, token }: { language: Language; token: string },
): Promise<ToolResult<PdfFile>> {
  const path = `/invoices/${orderNumber}.pdf?lang=${language}`;
  const sent = await sendTool({ path, language, token });
  return sent.ok ? readPdf(sent.data) : sent;
}
