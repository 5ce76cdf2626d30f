import type { NextRequest } from 'next/server';
import { handleGiroCode } from '@/lib/server/orders/handle-payment-request';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ link: string }> };

/** Returns the GiroCode (QR code) of a bank transfer as a PNG. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleGiroCode(request, (await params).link);
}
