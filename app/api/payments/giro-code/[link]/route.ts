import type { NextRequest } from 'next/server';
import { answerGiroCode } from '@/lib/server/payments/answer-giro-code';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ link: string }> };

/** The GiroCode of a transfer. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return answerGiroCode(request, (await params).link);
}
