import type { Metadata } from 'next';
import SizeAdviserPage, {
  generateMetadata as questionMetadata,
} from '@/app/[lang]/size-adviser/page';
import { StartQuery } from '@/components/ui/late/start-query';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';

type Props = AskedProps<{ lang: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await questionMetadata({ params })), robots: { index: false } };
}

/** The sizes for the measures of the address, for whoever asks without scripts. */
export default async function AskedSizeAdviserPage({ params, searchParams }: Props) {
  return (
    <StartQuery query={queryOf(await searchParams)}>
      <SizeAdviserPage params={params} />
    </StartQuery>
  );
}
