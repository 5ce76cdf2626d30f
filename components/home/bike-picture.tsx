import { useTranslations } from 'next-intl';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { RegisterRow } from '@/lib/server/home/list-register';

type BikePictureProps = { bike: RegisterRow; className?: string; isFirst?: boolean };

/** The side view of a model in its first colour; nothing when there is none. */
export function BikePicture({ bike, className, isFirst = false }: BikePictureProps) {
  const t = useTranslations('home');
  if (!bike.picture) return null;
  const { side, drawing, colorName } = bike.picture;
  return (
    <PictureOrDrawing
      className={className}
      picture={side}
      drawing={drawing}
      alt={t('pairAlt', { name: bike.name, color: colorName })}
      sizes={pictureSizes.hero}
      loading={isFirst ? 'first' : 'lazy'}
    />
  );
}
