import type { NextRequest } from 'next/server';
import { handleOwnReceiptRequest } from '@/lib/server/api/tools/handle-invoice-request';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ number: string }> };

/** The PDF of the receipt of the withdrawal from an order in the account. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleOwnReceiptRequest(request, (await params).number);
}
