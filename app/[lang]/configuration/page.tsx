import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ConfigurationCodeForm } from '@/components/catalog/configurator/configuration-code-form';
import { ConfigurationFoundNotice } from '@/components/catalog/configurator/configuration-code-form';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { findConfiguration } from '@/lib/server/catalog/find-configuration';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';

type QueryValue = string | string[] | undefined;

type Props = LangParams & { searchParams: Promise<{ code?: QueryValue }> };

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations({ locale: language, namespace: 'findConfiguration' });
  const metadata = { title: t('title'), description: t('description') };
  return {
    ...buildPageMetadata({ language, path: '/configuration', ...metadata }),
    robots: { index: false, follow: true },
  };
}

/**
 * Accepts a configuration code, typed or from the URL of a QR code, and redirects to the configurator. If the
 * configuration is no longer available, the page shows a message and the most similar configuration. Works without
 * JavaScript.
 */
export default async function ConfigurationCodePage({ params, searchParams }: Props) {
  const language = await getPageLanguage(params);
  const [t, queryParams] = await Promise.all([getTranslations('findConfiguration'), searchParams]);
  const typed = codeOf(queryParams.code);
  const found = typed === '' ? null : await findConfiguration(language, typed);
  if (found?.kind === 'whole') redirect(`/${language}${found.path}`);
  return (
    <div className="container-xxl pt-5 pb-6">
      <div className="row">
        <div className="col-lg-7">
          <h1>{t('title')}</h1>
          <p className="fs-5 text-2">{t('lead')}</p>
          {found && <ConfigurationFoundNotice found={found} />}
          <ConfigurationCodeForm typed={typed} isInvalid={found?.kind === 'invalid'} />
        </div>
      </div>
    </div>
  );
}

const longest = 80;

/** Returns the entered code, truncated to the maximum code length. */
function codeOf(value: QueryValue): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, longest);
}
