import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OutletList } from '@/components/catalog/list/outlet-list';
import { ListPage } from '@/components/catalog/list/list-page';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { Link } from '@/lib/platform/i18n/navigation';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { listMetadata } from '@/lib/server/seo/list-metadata';

export const revalidate = 300;

export function generateMetadata({ params }: LangParams): Promise<Metadata> {
  return listMetadata(params, '/bikes/outlet', 'outlet');
}

export default async function OutletPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [items, t, bikes] = await Promise.all([
    listOutlet(language),
    getTranslations('outlet'),
    getTranslations('catalog.bikes'),
  ]);
  return (
    <ClientMessages namespaces={['outlet', 'reduced']}>
      <ListPage
        above={{ label: bikes('title'), href: '/bikes' }}
        title={t('title')}
        intro={t('intro')}
        space={{ below: 'pb-5' }}
      >
        {items.length === 0 ? (
          <>
            <p className="h3">{t('empty')}</p>
            <Link className="btn btn-primary" href="/bikes">
              {t('toBikes')}
            </Link>
          </>
        ) : (
          <>
            <OutletList items={items} />
            <ComputedNote isForMany className="small text-3 mt-5 mb-0" />
          </>
        )}
      </ListPage>
    </ClientMessages>
  );
}
