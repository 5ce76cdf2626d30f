import BikesPage from '@/app/[lang]/bikes/page';
import { StartQuery } from '@/components/ui/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export { generateMetadata } from '@/app/[lang]/bikes/page';

/** The models under the filters of the address, for whoever reads without scripts. */
export default async function AskedBikesPage({
  params,
  searchParams,
}: AskedProps<{ lang: string }>) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <BikesPage params={params} />
    </StartQuery>
  );
}
