import BikePage from '@/app/[lang]/bikes/[slug]/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/bikes/[slug]/page';

/** The page of a model with the variant from the URL selected. Color, size, price and delivery date are in the HTML. */
export default async function DynamicBikePage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialUrlQuery query={toQueryString(await searchParams)}>
      <BikePage params={params} />
    </InitialUrlQuery>
  );
}
