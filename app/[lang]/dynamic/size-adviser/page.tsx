import type { Metadata } from 'next';
import SizeAdviserPage, {
  generateMetadata as questionMetadata,
} from '@/app/[lang]/size-adviser/page';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';

type Props = DynamicPageProps<{ lang: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await questionMetadata({ params })), robots: { index: false } };
}

/** The recommended sizes for the measurements in the URL. Works without JavaScript. */
export default async function DynamicSizeAdviserPage({ params, searchParams }: Props) {
  return (
    <InitialUrlQuery query={toQueryString(await searchParams)}>
      <SizeAdviserPage params={params} />
    </InitialUrlQuery>
  );
}
