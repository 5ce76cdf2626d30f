import { useTranslations } from 'next-intl';
import type { SearchShortcut } from '@/domain/search/search';

/** "Alle Räder bis 3.000 €": where a shortcut leads, in words. */
export function useShortcutText(): (shortcut: SearchShortcut) => string {
  const t = useTranslations('searchBox.shortcuts');
  return (shortcut) => {
    if (shortcut.kind === 'price') return t('price', { euros: shortcut.euros });
    if (shortcut.kind === 'height') return t('height', { cm: shortcut.cm });
    return t('code', { code: shortcut.code.toUpperCase() });
  };
}
