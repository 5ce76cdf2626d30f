import type { NextRequest } from 'next/server';
import { proxyPaymentPage } from '@/lib/server/api/proxy-embedded-pages';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

async function forward(request: NextRequest, { params }: Context): Promise<Response> {
  return proxyPaymentPage(request, (await params).id);
}

export const GET = forward;

export const POST = forward;
