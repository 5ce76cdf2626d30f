import { NextResponse } from 'next/server';
import { z } from 'zod';

/** A refusal as a sentence instead of JSON, for who followed a link. */
export async function readableRefusal(refusal: NextResponse): Promise<NextResponse> {
  const { message } = z.object({ message: z.string() }).parse(await refusal.json());
  const headers = new Headers(refusal.headers);
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new NextResponse(message, { status: refusal.status, headers });
}
