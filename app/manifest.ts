import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { defaultLanguage } from '@/domain/locale/language';

/** The web app manifest: name, colors and icons on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLanguage, namespace: 'home' });
  return {
    id: '/',
    name: 'Lautlos',
    short_name: 'Lautlos',
    description: t('description'),
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#F3F2EE',
    theme_color: '#F3F2EE',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-192.png',
        sizes: '192x192',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
