import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OutletList } from '@/components/catalog/outlet-list';
import { ComputedNote } from '@/components/ui/computed-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { toLanguage } from '@/domain/language/detect-language';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { Link } from '@/lib/platform/i18n/navigation';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

interface Props {
  readonly params: Promise<{ readonly lang: string }>;
}

export const revalidate = 300;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = toLanguage((await params).lang);
  if (language === null) return {};
  const t = await getTranslations({ locale: language, namespace: 'outlet' });
  return pageMetadata({
    language,
    path: '/bikes/outlet',
    title: t('title'),
    description: t('description'),
  });
}

export default async function OutletPage({ params }: Props) {
  const language = toLanguage((await params).lang);
  if (language === null) notFound();
  const [items, t, bikes] = await Promise.all([
    listOutlet(language),
    getTranslations('outlet'),
    getTranslations('catalog.bikes'),
  ]);
  return (
    <ClientMessages namespaces={['outlet']}>
      <div className="container-xxl pt-4 pb-7">
        <Breadcrumb
          crumbs={[
            { label: bikes('title'), href: '/bikes' },
            { label: t('title'), href: null },
          ]}
        />
        <div className="row align-items-end pt-4 pb-5">
          <div className="col-lg-8">
            <h1 className="mb-0">{t('title')}</h1>
          </div>
          <div className="col-lg-4">
            <p className="text-2 mb-0 mt-3">{t('intro')}</p>
          </div>
        </div>
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
      </div>
    </ClientMessages>
  );
}
