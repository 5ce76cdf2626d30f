import { languages } from '@/domain/locale/language';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listSearchEntries } from '@/lib/server/search/list-search-entries';
import { toSearchIndexDto } from '@/lib/platform/views/search-index-dto';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** Returns the search index for the search in the header. Prerendered; requested when a visitor opens the search. */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  const language = await getPageLanguage(params);
  return Response.json(toSearchIndexDto(await listSearchEntries(language)));
}
