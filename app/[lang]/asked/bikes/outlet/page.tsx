import OutletPage from '@/app/[lang]/bikes/outlet/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export { generateMetadata } from '@/app/[lang]/bikes/outlet/page';

/** The outlet in the size of the address, for whoever reads without scripts. */
export default async function AskedOutletPage({
  params,
  searchParams,
}: AskedProps<{ lang: string }>) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <OutletPage params={params} />
    </StartQuery>
  );
}
