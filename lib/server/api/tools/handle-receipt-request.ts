import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { readReceipt } from '@/lib/gateways/tools/withdrawals.gateway';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { refuseByTool, tooMany } from './answer-tool';
import { readableRefusal } from '@/lib/platform/http/readable-refusal';
import { toolWaitSeconds } from './tool-limits';

const keyPattern = /^[\w-]{16,64}$/;

/** The receipt of a withdrawal for who declared it: the key was made in their browser, and nobody else has it. */
export async function handleReceiptRequest(
  request: NextRequest,
  key: string,
): Promise<NextResponse> {
  const language = languageOfCall(request);
  const wait = await toolWaitSeconds('paper', request.headers);
  if (wait > 0) return readableRefusal(await tooMany(wait, language));
  // A key nobody can have is passed on as one that does not exist, so that all get the same answer.
  const receipt = await readReceipt(keyPattern.test(key) ? key : '0'.repeat(16), language);
  if (!receipt.ok) return readableRefusal(await refuseByTool('paper', receipt.error, language));
  const { bytes, fileName, contentType } = receipt.data;
  return new NextResponse(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
