import 'server-only';
import { invalidAnswer, networkFailure, type ToolResult } from './send-tool';

export type PdfFile = { bytes: ArrayBuffer; fileName: string };

/** The PDF a tool answered with, whole, and the name it gave it; anything else is an answer of another shape. */
export async function readPdf(response: Response): Promise<ToolResult<PdfFile>> {
  const { headers, status } = response;
  const [, fileName] =
    /filename="([\w.-]+\.pdf)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  if (headers.get('content-type') !== 'application/pdf' || !fileName)
    return { ok: false, error: invalidAnswer(status) };
  try {
    return { ok: true, data: { bytes: await response.arrayBuffer(), fileName } };
  } catch (cause) {
    return { ok: false, error: networkFailure(cause) };
  }
}
