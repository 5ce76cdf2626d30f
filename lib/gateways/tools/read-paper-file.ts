import 'server-only';
import { invalidAnswer, networkFailure, type ToolResult } from './send-tool';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

export type PaperFile = { bytes: ArrayBuffer; fileName: string; contentType: string };

/** The PDF, or the XML, a tool answered with, whole, and the name it gave it; anything else is an answer of another shape. */
export async function readPaperFile(
  response: Response,
  ending: keyof typeof contentTypes = 'pdf',
): Promise<ToolResult<PaperFile>> {
  const { headers, status } = response;
  const contentType = contentTypes[ending];
  const [, fileName = ''] =
    /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  if (headers.get('content-type') !== contentType || !fileName.endsWith(`.${ending}`))
    return { ok: false, error: invalidAnswer(status) };
  try {
    return { ok: true, data: { bytes: await response.arrayBuffer(), fileName, contentType } };
  } catch (cause) {
    return { ok: false, error: networkFailure(cause) };
  }
}
