import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { isPaymentLink } from '@/domain/payment/payment-link';
import { readGiroCode } from '@/lib/gateways/tools/payments.gateway';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { refuseByTool, tooMany } from '@/lib/server/api/tools/answer-tool';
import { toolWaitSeconds } from '@/lib/server/api/tools/tool-limits';

/** The GiroCode of the transfer behind a payment link, for pages and mails; 404 when none is waited for. */
export async function answerGiroCode(request: NextRequest, link: string): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isPaymentLink(link)) return refuseInWords(404, 'notFound', language);
  const wait = await toolWaitSeconds('giroCode', request.headers);
  if (wait > 0) return tooMany(wait, language);
  const image = await readGiroCode(link, language);
  if (!image.ok) return refuseByTool('giroCode', image.error, language);
  return new NextResponse(image.data, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=300',
      'X-Content-Type-Options': 'nosniff',
      // Mail readers show it too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
