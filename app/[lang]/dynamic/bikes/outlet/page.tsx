import OutletPage from '@/app/[lang]/bikes/outlet/page';
import { InitialQuery } from '@/components/ui/initial-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/bikes/outlet/page';

/** The outlet items in the size from the URL. Works without JavaScript. */
export default async function DynamicOutletPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string }>) {
  return (
    <InitialQuery query={toQueryString(await searchParams)}>
      <OutletPage params={params} />
    </InitialQuery>
  );
}
