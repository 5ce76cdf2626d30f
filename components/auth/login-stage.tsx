'use client';

import { useTranslations } from 'next-intl';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { LoginPicture as Picture } from '@/lib/server/home/list-login-pictures';
import './auth.scss';

/** A bicycle on its stage beside the form; an empty stage when there is none. */
export function LoginStage({ picture }: { picture: Picture | null }) {
  const t = useTranslations('auth');
  return (
    <div className="lt-stage is-tile lt-login-stage">
      {picture && (
        <PictureOrDrawing
          className="lt-pic"
          picture={picture.side}
          drawing={picture.drawing}
          alt={t('pictureAlt', { name: picture.name, color: picture.colorName })}
          sizes={pictureSizes.half}
        />
      )}
    </div>
  );
}
