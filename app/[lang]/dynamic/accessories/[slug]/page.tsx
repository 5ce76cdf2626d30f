import AccessoryPage from '@/app/[lang]/accessories/[slug]/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/accessories/[slug]/page';

/** The page of an accessory with the article from the URL selected. Image, price and delivery date are in the HTML. */
export default async function DynamicAccessoryPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialUrlQuery query={toQueryString(await searchParams)}>
      <AccessoryPage params={params} />
    </InitialUrlQuery>
  );
}
