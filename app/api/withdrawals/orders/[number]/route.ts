import type { NextRequest } from 'next/server';
import { handleOrderReceiptRequest } from '@/lib/server/api/handle-document-requests';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ number: string }> };

/** Returns the PDF of the withdrawal receipt for an order in the account. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleOrderReceiptRequest(request, (await params).number);
}
