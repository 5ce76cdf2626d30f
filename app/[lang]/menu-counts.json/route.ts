import { languages } from '@/domain/locale/language';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import { listAdviceTools } from '@/lib/server/content/home-page';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/**
 * Returns numbers of models and accessories and links to advisers and outlet, which the menu requests when it opens.
 */
export async function GET(_request: Request, { params }: LangParams): Promise<Response> {
  const language = await getPageLanguage(params);
  const [{ bikes }, { accessories }] = await Promise.all([
    listBikes(language),
    listAccessories(language),
  ]);
  return Response.json({
    bikes: bikes.length,
    accessories: accessories.length,
    more: await listAdviceTools(language),
  });
}
