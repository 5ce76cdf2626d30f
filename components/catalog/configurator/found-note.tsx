import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { FoundConfigurationView } from '@/lib/platform/views/found-configuration-view';

/** Why a code does not lead straight to its bicycle, and the nearest that can be had. */
export function FoundNote({ found }: { readonly found: FoundConfigurationView }) {
  const t = useTranslations('findConfiguration');
  if (found.kind === 'whole') return null;
  return (
    <div className="lt-note mt-4" role="status">
      {found.kind === 'invalid' ? <p>{t('invalid')}</p> : null}
      {found.kind === 'unknownBike' ? (
        <p>
          {t('unknownBike', { sku: found.sku })} <Link href="/bikes">{t('allBikes')}</Link>
        </p>
      ) : null}
      {found.kind === 'nearest' ? (
        <>
          {found.gone && <p>{t('noVariant', { name: found.name, ...found.gone })}</p>}
          {found.goneParts > 0 && <p>{t('goneParts', { count: found.goneParts })}</p>}
          {found.notFitting.length > 0 && (
            <p>{t('notFitting', { names: found.notFitting.join(', ') })}</p>
          )}
          <p>
            <Link href={found.path} prefetch={false}>
              {t('openNearest', { name: found.name })}
            </Link>
          </p>
        </>
      ) : null}
    </div>
  );
}
