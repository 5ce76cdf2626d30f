import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { defaultLanguage, toLanguage } from '@/domain/language/detect-language';
import { readPaper } from '@/lib/gateways/tools/papers.gateway';
import { refuseByTool, tooMany } from './answer-tool';
import { readableRefusal } from '@/lib/platform/http/readable-refusal';
import { toolWaitSeconds } from './tool-limits';

const filePattern = /^([a-z0-9-]{1,120})\.pdf$/;
/** An editor's change shows within five minutes; a day long an older one is better than waiting. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** A document everybody may have, as PDF. What does not exist is told in a sentence with status 404. */
export async function handlePaperRequest(
  request: NextRequest,
  { lang, file }: { lang: string; file: string },
): Promise<NextResponse> {
  const language = toLanguage(lang);
  const [, slug] = filePattern.exec(file) ?? [];
  const wait = await toolWaitSeconds('paper', request.headers);
  if (wait > 0) return readableRefusal(await tooMany(wait, language ?? defaultLanguage));
  // An address no document can have is passed on as one that does not exist, so that all get the same answer.
  const isPossible = language !== null && slug !== undefined;
  const asked = language ?? defaultLanguage;
  const paper = await readPaper(asked, isPossible ? slug : '-');
  if (!paper.ok) return readableRefusal(await refuseByTool('paper', paper.error, asked));
  const { bytes, fileName } = paper.data;
  return new NextResponse(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': cacheControl,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
