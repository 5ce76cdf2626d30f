import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LoginViews } from '@/components/auth/login-views';
import { ClientMessages } from '@/components/ui/client-messages';
import { listLoginPictures } from '@/lib/server/catalog/list-models';
import { env } from '@/lib/platform/config/env';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signIn');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Sign-in, registration and password changes: one static page, whose view the query selects (Specification §2). */
export default async function LoginPage({ params }: LangParams) {
  const pictures = await listLoginPictures(await getPageLanguage(params));
  return (
    <div className="container-xxl pt-5 pb-5 py-lg-6">
      <ClientMessages namespaces={['auth', 'password', 'session']}>
        <LoginViews hasHostedSignIn={env.IDENTITY_DOMAIN !== undefined} pictures={pictures} />
      </ClientMessages>
    </div>
  );
}
