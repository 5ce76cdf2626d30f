import BikesPage from '@/app/[lang]/bikes/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listSizedBikes } from '@/lib/server/catalog/list-bike-sizes';

export { generateMetadata } from '@/app/[lang]/bikes/page';

/** The models that match the filters in the URL. Works without JavaScript. */
export default async function DynamicBikesPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string }>) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  return (
    <InitialUrlQuery query={toQueryString(queryParams)}>
      <BikesPage
        params={params}
        sized={'height' in queryParams ? await listSizedBikes(language) : null}
      />
    </InitialUrlQuery>
  );
}
