import type { NextRequest } from 'next/server';
import { handleConfirmationRequest } from '@/lib/server/api/handle-document-requests';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ number: string }> };

/** Returns the PDF of an order confirmation. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleConfirmationRequest(request, (await params).number);
}
