import { languages } from '@/domain/locale/language';
import { messagesVersion } from '@/lib/platform/config/build-info';
import { getLazyMessages } from '@/lib/platform/i18n/load-messages';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';

export const dynamic = 'force-static';

/** Any file name other than that of this build is a 404. A page of another build then reloads itself. */
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang, file: `${messagesVersion}.json` }));
}

/** Returns the messages of components that load on demand, such as the cart panel, the search and dealer prices. */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await getLazyMessages(await getPageLanguage(params)));
}
