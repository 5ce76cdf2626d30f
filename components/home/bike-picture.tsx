import { useTranslations } from 'next-intl';
import type { RegisterRow } from '@/lib/home/list-register';

type BikePictureProps = { bike: RegisterRow; className?: string; isFirst?: boolean };

/** The side view of a model in its first colour; nothing when there is none. */
export function BikePicture({ bike, className, isFirst = false }: BikePictureProps) {
  const t = useTranslations('home');
  if (!bike.picture) return null;
  return (
    <img
      className={className}
      src={bike.picture.src}
      alt={t('pairAlt', { name: bike.name, color: bike.picture.colorName })}
      width={1400}
      height={934}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
