import { NextResponse } from 'next/server';

/** A refusal in the form both Apollo and our own code read: the message alone and as a GraphQL error. */
export function refuse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): NextResponse {
  return NextResponse.json(
    { message, errors: [{ message, extensions: { status } }] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** A good answer that nobody keeps. */
export function answer(body: object): NextResponse {
  return NextResponse.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
