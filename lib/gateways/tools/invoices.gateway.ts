import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { invalidAnswer, networkFailure, sendTool, type ToolResult } from './send-tool';

export type InvoiceFile = { bytes: ArrayBuffer; fileName: string };

/** The invoice of the caller's own order as PDF, whole; 404 for everybody else's. */
export async function readInvoice(
  orderNumber: number,
  { language, token }: { language: Language; token: string },
): Promise<ToolResult<InvoiceFile>> {
  const path = `/invoices/${orderNumber}.pdf?lang=${language}`;
  const sent = await sendTool({ path, language, token });
  if (!sent.ok) return sent;
  const { headers, status } = sent.data;
  const [, fileName] =
    /filename="([\w.-]+\.pdf)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  if (headers.get('content-type') !== 'application/pdf' || !fileName) {
    return { ok: false, error: invalidAnswer(status) };
  }
  try {
    return { ok: true, data: { bytes: await sent.data.arrayBuffer(), fileName } };
  } catch (cause) {
    return { ok: false, error: networkFailure(cause) };
  }
}
