import type { NextRequest } from 'next/server';
import { handleInvoiceRequest } from '@/lib/server/api/handle-document-requests';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ number: string }> };

/** Returns an invoice or credit note by its number, or the newest invoice of an order, as PDF or XML. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleInvoiceRequest(request, (await params).number);
}
