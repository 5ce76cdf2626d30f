import type { NextRequest } from 'next/server';
import { handleOrderConfirmationRequest } from '@/lib/server/api/handle-document-requests';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ number: string }> };

/** Returns the PDF of an order confirmation. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleOrderConfirmationRequest(request, (await params).number);
}
