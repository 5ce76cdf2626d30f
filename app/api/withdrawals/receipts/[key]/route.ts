import type { NextRequest } from 'next/server';
import { handleWithdrawalReceiptRequest } from '@/lib/server/api/handle-document-requests';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ key: string }> };

/** Returns the PDF receipt of a withdrawal. Access requires only the secret key. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return handleWithdrawalReceiptRequest(request, (await params).key);
}
