import { getTranslations } from 'next-intl/server';

/** Explains that ordering requires JavaScript, and how to order without it. */
export async function NoScriptNotice() {
  const t = await getTranslations('noScript');
  return (
    <noscript>
      <p className="lt-note mt-3">{t('order')}</p>
    </noscript>
  );
}
