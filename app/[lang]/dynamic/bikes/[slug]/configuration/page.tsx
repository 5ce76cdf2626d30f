import ConfigurationPage from '@/app/[lang]/bikes/[slug]/configuration/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

export { generateMetadata } from '@/app/[lang]/bikes/[slug]/configuration/page';

/** The configurator, server-rendered with the configuration from the URL. */
export default async function DynamicConfigurationPage({
  params,
  searchParams,
}: DynamicPageProps<{ lang: string; slug: string }>) {
  return (
    <InitialUrlQuery query={toQueryString(await searchParams)}>
      <ConfigurationPage params={params} />
    </InitialUrlQuery>
  );
}
