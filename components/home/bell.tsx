import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture/picture';
import type { CaptionedPicture } from '@/domain/picture/stored-picture';
import { LateBell } from './late-bell';
import '@/styles/by-use/covers.scss';

interface Props {
  readonly wide: CaptionedPicture;
  /** Its crop for phones. */
  readonly tall: CaptionedPicture | null;
}

/** The second large picture of the home page, and its only yellow: the bell, to be rung. */
export function Bell({ wide, tall }: Props) {
  const t = useTranslations('home.bell');
  const words = { ring: t('ring'), sound: t('sound'), on: t('on'), off: t('off') };
  return (
    <section className="container-xxl lt-section pt-0">
      <LateBell words={words}>
        <Picture
          picture={wide}
          mobile={tall ?? undefined}
          alt=""
          sizes="(min-width: 1440px) 1312px, 95vw"
          className="lt-cover"
        />
      </LateBell>
    </section>
  );
}
