import OutletPage from '@/app/[lang]/bikes/outlet/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/bikes/outlet/page';

/** The list of outlet items in the size from the URL. Works without JavaScript. */
export default async function DynamicOutletPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string }>) {
  return (
    <InitialUrlQuery query={toQueryString(await searchParams)}>
      <OutletPage params={params} />
    </InitialUrlQuery>
  );
}
