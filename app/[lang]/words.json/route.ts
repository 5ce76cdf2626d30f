import { languages } from '@/domain/locale/language';
import { getLazyMessages } from '@/lib/platform/i18n/load-messages';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** The words of what opens later on a page (the cart's panel, the search, dealers' prices), for those who open it. */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await getLazyMessages(await getPageLanguage(params)));
}
