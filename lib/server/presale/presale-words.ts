import 'server-only';
import { getTranslations } from 'next-intl/server';

/** The words of a presale page. They travel with these pages only: no other names the presale (decision 57). */
export async function presaleWords() {
  const t = await getTranslations('presale');
  return { title: t('title'), text: t('text'), from: t('from'), order: t('order') };
}
