import BikePage from '@/app/[lang]/bikes/[slug]/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export { generateMetadata } from '@/app/[lang]/bikes/[slug]/page';

/** A model in the variant of the address: colour, size, price and date stand in the page itself. */
export default async function AskedBikePage({
  params,
  searchParams,
}: AskedProps<{ lang: string; slug: string }>) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <BikePage params={params} />
    </StartQuery>
  );
}
