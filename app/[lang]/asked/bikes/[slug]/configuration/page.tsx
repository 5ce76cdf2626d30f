import ConfigurationPage from '@/app/[lang]/bikes/[slug]/configuration/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

export { generateMetadata } from '@/app/[lang]/bikes/[slug]/configuration/page';

/** A configuration that was begun: it stands in the page itself. */
export default async function AskedConfigurationPage({
  params,
  searchParams,
}: AskedProps<{ lang: string; slug: string }>) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <ConfigurationPage params={params} />
    </StartQuery>
  );
}
