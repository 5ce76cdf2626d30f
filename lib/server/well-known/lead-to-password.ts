import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { languageOf } from '@/lib/server/guards/language';

/** Leads password managers to where a password is changed (W3C, A Well-Known URL for Changing Passwords), in the visitor's language. */
export function leadToPassword(request: NextRequest): NextResponse {
  const page = new URL(`/${languageOf(request)}/login?view=change`, env.SITE_URL);
  const headers = { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' };
  return NextResponse.redirect(page, { status: 303, headers });
}
