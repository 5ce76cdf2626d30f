import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DealerFinder } from '@/components/dealers/dealer-finder';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { readFinderQuery } from '@/domain/dealers/finder-url';
import { findMapSource } from '@/lib/server/dealers/map-files';
import { startFinder } from '@/lib/server/dealers/start-finder';
import { listDealerRows } from '@/lib/server/dealers/list-dealers';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

type Props = LangParams & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('dealers');
  const title = t('title');
  const facts = pageMetadata({ language, path: '/dealers', title, description: title });
  return { ...facts, robots: { index: false } };
}

/** The dealers around a place or behind filters, at the list's own address: found on the server, so that it needs no scripts. */
export default async function DealerSearchPage({ params, searchParams }: Props) {
  const [language, asked] = await Promise.all([requireLanguage(params), searchParams]);
  const said = Object.entries(asked).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text === undefined ? [] : [[key, text]];
  });
  const query = readFinderQuery(new URLSearchParams(said));
  return (
    <div className="container-xxl">
      <ClientMessages namespaces={['dealers', 'opening']}>
        <DealerFinder
          key={JSON.stringify(query)}
          dealers={await listDealerRows(language)}
          start={startFinder(query)}
          mapSource={findMapSource()}
        />
      </ClientMessages>
    </div>
  );
}
