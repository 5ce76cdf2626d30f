import { languages } from '@/domain/locale/language';
import { getConsentNotice } from '@/lib/server/content/get-consent-notice';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** Returns the texts of the cookie notice for browsers that have to show it. Prerendered (Specification §2). */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await getConsentNotice(await getPageLanguage(params)));
}
