import { languages } from '@/domain/language/detect-language';
import { getConsentNotice } from '@/lib/server/content/get-consent-notice';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** What the cookie box says, for the browsers that have to show it; made ahead like a page (Spec §2). */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await getConsentNotice(await requireLanguage(params)));
}
