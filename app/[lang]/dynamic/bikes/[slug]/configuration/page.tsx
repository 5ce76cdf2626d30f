import ConfigurationPage from '@/app/[lang]/bikes/[slug]/configuration/page';
import { InitialQuery } from '@/components/ui/initial-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/bikes/[slug]/configuration/page';

/** A configuration from the URL, rendered into the HTML. */
export default async function DynamicConfigurationPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialQuery query={toQueryString(await searchParams)}>
      <ConfigurationPage params={params} />
    </InitialQuery>
  );
}
