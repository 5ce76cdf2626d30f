import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/locale/language';
import { env } from '@/lib/platform/config/env';
import { Link } from '@/lib/platform/i18n/navigation';
import { isPreview } from '@/lib/platform/http/is-preview';
import {
  LazyExitPreviewLink,
  LazyPreviewFrame,
  LazyPreviewStateText,
} from './lazy-preview-controls';

/**
 * The bar for editors in preview mode: it states how the page differs from its published version and has a link that
 * leaves the preview. Renders nothing for other visitors.
 */
export async function PreviewBar({ language }: { language: Language }) {
  if (!(await isPreview())) return null;
  const t = await getTranslations({ locale: language, namespace: 'preview' });
  return (
    <LazyPreviewFrame label={t('title')}>
      <div className="container-xxl">
        <b>{t('title')}</b>
        <LazyPreviewStateText
          cmsOrigin={env.CMS_URL === undefined ? null : new URL(env.CMS_URL).origin}
          labels={{
            unpublished: t('state.unpublished'),
            changed: t('state.changed'),
            published: t('state.published'),
            none: t('state.none'),
          }}
        />
        <Link href="/preview/report">{t('toReport')}</Link>
        <LazyExitPreviewLink label={t('leave')} />
      </div>
    </LazyPreviewFrame>
  );
}
