import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import './keep.scss';

/** An article that is kept in mind and no longer sold. */
export function GoneRow({
  sku,
  onRemove,
}: {
  readonly sku: string;
  readonly onRemove: () => void;
}) {
  const t = useTranslations('keep');
  // A piece of the outlet is kept by its address, which is no name for people.
  const name = /[a-z]/.test(sku) ? t('gonePiece') : sku;
  return (
    <li className="lt-kept">
      <span />
      <div className="lt-kept-text">
        <p className="m-0 num">{name}</p>
        <p className="text-2 small m-0">{t('gone')}</p>
      </div>
      <div className="lt-kept-deeds">
        <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
