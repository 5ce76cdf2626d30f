import type { NextRequest } from 'next/server';
import { handleWithdrawalRedirect } from '@/lib/server/orders/handle-link-decisions';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ number: string }> };

/** Redirects the buyer of an order to its pending withdrawal. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleWithdrawalRedirect(request, (await params).number);
}
