import { useTranslations } from 'next-intl';

export type ChipProps = { label: string; onRemove: () => void };

/** An active value that can be taken away; the × has a name (design README §10). */
export function Chip({ label, onRemove }: ChipProps) {
  const t = useTranslations('common');
  return (
    <button type="button" className="lt-chip" onClick={onRemove} aria-label={t('remove', { name: label })}>
      {label}
    </button>
  );
}
