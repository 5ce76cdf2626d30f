import { languages } from '@/domain/locale/language';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listSizedBikes } from '@/lib/server/catalog/list-bike-sizes';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/**
 * Returns prices and delivery dates for every size of every model. The response does not depend on the visitor's size,
 * which is stored only in the browser.
 */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await listSizedBikes(await getPageLanguage(params)));
}
