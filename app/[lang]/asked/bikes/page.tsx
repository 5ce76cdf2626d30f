import BikesPage from '@/app/[lang]/bikes/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';
import { requireLanguage } from '@/lib/platform/i18n/require-language';
import { listSizedWays } from '@/lib/server/catalog/list-bike-sizes';

export { generateMetadata } from '@/app/[lang]/bikes/page';

/** The models under the filters of the address, for whoever reads without scripts. */
export default async function AskedBikesPage({
  params,
  searchParams,
}: AskedProps<{ lang: string }>) {
  const [language, asked] = await Promise.all([requireLanguage(params), searchParams]);
  return (
    <StartQuery query={queryOf(asked)}>
      <BikesPage params={params} sized={'height' in asked ? await listSizedWays(language) : null} />
    </StartQuery>
  );
}
