import { languages } from '@/domain/language/detect-language';
import { lateMessages } from '@/lib/platform/i18n/pick-messages';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** The words of what opens later on a page (the cart's panel, the search, dealers' prices), for those who open it. */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  return Response.json(await lateMessages(await requireLanguage(params)));
}
