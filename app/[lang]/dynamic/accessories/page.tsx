import AccessoriesPage from '@/app/[lang]/accessories/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/accessories/page';

/** The accessories that match the filters in the URL. Works without JavaScript. */
export default async function DynamicAccessoriesPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string }>) {
  return (
    <InitialUrlQuery query={toQueryString(await searchParams)}>
      <AccessoriesPage params={params} />
    </InitialUrlQuery>
  );
}
