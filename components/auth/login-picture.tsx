'use client';

import { useTranslations } from 'next-intl';
import type { LoginPicture as Picture } from '@/lib/auth/list-login-pictures';

/** A bicycle on its stage beside the form; an empty stage when there is none. */
export function LoginPicture({ picture }: { picture: Picture | null }) {
  const t = useTranslations('auth');
  return (
    <div className="lt-stage is-tile lt-login-stage">
      {picture && (
        <img
          className="lt-pic"
          src={picture.src}
          alt={t('pictureAlt', { name: picture.name, color: picture.colorName })}
          width={1400}
          height={934}
        />
      )}
    </div>
  );
}
