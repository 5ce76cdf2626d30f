import { useTranslations } from 'next-intl';
import { hasComputedPictures } from '@/lib/platform/media/find-picture';

interface Props {
  readonly isForMany?: boolean;
  readonly className?: string;
}

/** Says that pictures are computed; nothing where the operator has photographs, or no pictures at all. */
export function ComputedNote({ isForMany = false, className = 'small text-3 mb-0' }: Props) {
  const t = useTranslations('common');
  if (!hasComputedPictures()) return null;
  return <p className={className}>{t(isForMany ? 'computedPictures' : 'computedPicture')}</p>;
}
