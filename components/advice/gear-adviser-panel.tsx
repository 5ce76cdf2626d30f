import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/form/button';

/** A panel in the list of models that links to the gear adviser. */
export function GearAdviserPanel() {
  const t = useTranslations('gearAdvice');
  return (
    <div className="lt-panel d-grid d-lg-flex justify-content-between align-items-center gap-3 mt-5">
      <p className="h3 mb-0">{t('panel.title')}</p>
      <p className="text-2 mb-0">{t('panel.text')}</p>
      <ButtonLink variant="outline" className="text-nowrap" href="/gear-adviser" prefetch={false}>
        {t('title')}
      </ButtonLink>
    </div>
  );
}
