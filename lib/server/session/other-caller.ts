import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { otherPersonHeader } from '@/lib/platform/http/other-person-header';
import { refuse } from '@/lib/platform/http/refusal';
import { say } from '@/lib/platform/http/refusal-words';
import { sessionOwnerHeader } from '@/lib/platform/http/session-owner-header';
import { ownerOf, type ServerSession, setMark } from './server-session';

/** A tab that still shows somebody must not read or write anything of whoever has signed in meanwhile. */
export function isFromOtherCaller(request: NextRequest, session: ServerSession): boolean {
  const shown = request.headers.get(sessionOwnerHeader);
  return shown !== null && shown !== ownerOf(session);
}

/** Refuses such a tab with 409 and puts the mark right: from it the page reads who it is now. */
export async function refuseOtherCaller(
  request: NextRequest,
  session: ServerSession,
  language: Language,
): Promise<NextResponse> {
  const headers = { [otherPersonHeader]: '1' };
  const response = refuse(409, await say('otherPerson', language), headers);
  setMark(response, request, session);
  return response;
}
