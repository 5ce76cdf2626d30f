import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { type PaperFile, readPaperFile } from './read-paper-file';
import { sendTool, type ToolResult } from './send-tool';

interface Asked {
  language: Language;
  token: string;
}

/** An invoice or credit note of the caller (RE-50400), or the newest invoice of an own order, as PDF, whole; 404 for everybody else's. */
export function readInvoice(paper: string, asked: Asked): Promise<ToolResult<PaperFile>> {
  return readPaper(`/invoices/${paper}.pdf`, asked);
}

/** The same invoice as XRechnung; 404 also where it cannot be XML. */
export function readXrechnung(paper: string, asked: Asked): Promise<ToolResult<PaperFile>> {
  return readPaper(`/invoices/${paper}.xml`, asked, 'xml');
}

/** The confirmation of the caller's own order as PDF, whole; 404 for everybody else's. */
export function readConfirmation(
  orderNumber: number,
  asked: Asked,
): Promise<ToolResult<PaperFile>> {
  return readPaper(`/order-confirmations/${orderNumber}.pdf`, asked);
}

/** The receipt of the withdrawal from the caller's own order as PDF, whole; 404 for everybody else's and without one. */
export function readReceiptOfOrder(
  orderNumber: number,
  asked: Asked,
): Promise<ToolResult<PaperFile>> {
  return readPaper(`/withdrawals/orders/${orderNumber}.pdf`, asked);
}

async function readPaper(
  address: string,
  { language, token }: Asked,
  ending: 'pdf' | 'xml' = 'pdf',
): Promise<ToolResult<PaperFile>> {
  const sent = await sendTool({ path: `${address}?lang=${language}`, language, token });
  return sent.ok ? readPaperFile(sent.data, ending) : sent;
}
