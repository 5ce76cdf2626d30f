import AccessoryPage from '@/app/[lang]/accessories/[slug]/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export { generateMetadata } from '@/app/[lang]/accessories/[slug]/page';

/** An accessory in the version of the address: look, price and date stand in the page itself. */
export default async function AskedAccessoryPage({
  params,
  searchParams,
}: AskedProps<{ lang: string; slug: string }>) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <AccessoryPage params={params} />
    </StartQuery>
  );
}
