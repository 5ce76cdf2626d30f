import { getTranslations } from 'next-intl/server';

/** Says to whoever reads without scripts that ordering needs them, and how it goes without. */
export async function NoScriptNote() {
  const t = await getTranslations('noScript');
  return (
    <noscript>
      <p className="lt-note mt-3">{t('order')}</p>
    </noscript>
  );
}
