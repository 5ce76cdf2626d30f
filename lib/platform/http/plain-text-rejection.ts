import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';

/** Converts a JSON rejection into plain text, for visitors who followed a link. */
export async function toPlainTextRejection(rejection: NextResponse): Promise<NextResponse> {
  const { message } = z.object({ message: z.string() }).parse(await rejection.json());
  const headers = new Headers(rejection.headers);
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new NextResponse(message, { status: rejection.status, headers });
}

/** True for a link or form navigation, false for a script request. */
export function isNavigation(request: NextRequest): boolean {
  return request.headers.get('sec-fetch-mode') === 'navigate';
}

/** Returns the rejection as plain text for navigations and as JSON for scripts. */
export async function toReadableRejection(
  request: NextRequest,
  rejection: NextResponse,
): Promise<NextResponse> {
  return isNavigation(request) ? toPlainTextRejection(rejection) : rejection;
}
