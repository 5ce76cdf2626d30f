import { languages } from '@/domain/language/detect-language';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { listSearchEntries } from '@/lib/server/search/list-search-entries';
import { packEntries } from '@/lib/platform/views/packed-index';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** What the search in the header looks through; made ahead, and asked for only by those who mean to search. */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  const language = await requireLanguage(params);
  return Response.json(packEntries(await listSearchEntries(language)));
}
