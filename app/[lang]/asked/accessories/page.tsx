import AccessoriesPage from '@/app/[lang]/accessories/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export { generateMetadata } from '@/app/[lang]/accessories/page';

/** The accessories under the filters of the address, for whoever reads without scripts. */
export default async function AskedAccessoriesPage({
  params,
  searchParams,
}: AskedProps<{ lang: string }>) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <AccessoriesPage params={params} />
    </StartQuery>
  );
}
