import type { NextRequest } from 'next/server';
import { forwardPayPage } from '@/lib/server/payments/forward-pay-page';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

async function forward(request: NextRequest, { params }: Context): Promise<Response> {
  return forwardPayPage(request, (await params).id);
}

export const GET = forward;

export const POST = forward;
