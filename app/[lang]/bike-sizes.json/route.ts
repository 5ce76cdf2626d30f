import { languages } from '@/domain/locale/language';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listSizedBikes } from '@/lib/server/catalog/list-bike-sizes';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** Prices and days of every size, for lists in somebody's size: what that is stays in the browser, so all of them are sent. */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await listSizedBikes(await getPageLanguage(params)));
}
