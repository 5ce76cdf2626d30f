import AccessoryPage from '@/app/[lang]/accessories/[slug]/page';
import { InitialQuery } from '@/components/ui/initial-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/accessories/[slug]/page';

/** An accessory in the version from the URL. Image, price and delivery date are in the HTML. */
export default async function DynamicAccessoryPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialQuery query={toQueryString(await searchParams)}>
      <AccessoryPage params={params} />
    </InitialQuery>
  );
}
