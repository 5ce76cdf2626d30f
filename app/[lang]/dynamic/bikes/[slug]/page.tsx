import BikePage from '@/app/[lang]/bikes/[slug]/page';
import { InitialQuery } from '@/components/ui/initial-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/bikes/[slug]/page';

/** A model in the variant from the URL. Color, size, price and delivery date are in the HTML. */
export default async function DynamicBikePage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialQuery query={toQueryString(await searchParams)}>
      <BikePage params={params} />
    </InitialQuery>
  );
}
