import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';

/** A refusal as a sentence instead of JSON, for who followed a link. */
export async function readableRefusal(refusal: NextResponse): Promise<NextResponse> {
  const { message } = z.object({ message: z.string() }).parse(await refusal.json());
  const headers = new Headers(refusal.headers);
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new NextResponse(message, { status: refusal.status, headers });
}

/** True for somebody who follows a link or sends a form, false for a script. */
export function isNavigation(request: NextRequest): boolean {
  return request.headers.get('sec-fetch-mode') === 'navigate';
}

/** A visitor who follows a link gets a refusal as a sentence, a script as JSON. */
export async function readable(request: NextRequest, refusal: NextResponse): Promise<NextResponse> {
  return isNavigation(request) ? readableRefusal(refusal) : refusal;
}
