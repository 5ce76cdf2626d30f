import AccessoryPage from '@/app/[lang]/accessories/[slug]/page';
import { InitialQuery } from '@/components/ui/initial-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/accessories/[slug]/page';

/** An accessory in the version of the address: look, price and date stand in the page itself. */
export default async function AskedAccessoryPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialQuery query={toQueryString(await searchParams)}>
      <AccessoryPage params={params} />
    </InitialQuery>
  );
}
