'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { PictureOrDrawing } from '@/components/ui/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture-sizes';
import type { ViewPicture } from './bike-pictures';
import './detail.scss';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shown: ViewPicture;
  readonly onStep: (by: number) => void;
}

/** Begins in the middle of the enlarged picture; it is measured when it is there, as a closed dialog has no size. */
function centre(room: HTMLElement): void {
  room.scrollTo(
    (room.scrollWidth - room.clientWidth) / 2,
    (room.scrollHeight - room.clientHeight) / 2,
  );
}

/** A picture over the whole screen, larger than it, to be moved about; Escape and a word close it. */
export function ZoomDialog({ open, onClose, shown, onStep }: Props) {
  const { picture, drawing, alt } = shown;
  const t = useTranslations('bike');
  const common = useTranslations('common');
  return (
    <Dialog isOpen={open} onClose={onClose} className="lt-zoom" label={alt}>
      <header>
        <button type="button" className="btn btn-quiet" onClick={() => onStep(-1)}>
          {t('previous')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => onStep(1)}>
          {t('next')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common('close')}
        </button>
      </header>
      <div
        className="lt-zoom-area"
        role="group"
        aria-label={alt}
        tabIndex={0}
        onLoad={(event) => centre(event.currentTarget)}
      >
        {open ? (
          <PictureOrDrawing
            picture={picture}
            drawing={drawing}
            alt={alt}
            sizes={pictureSizes.zoom}
            loading="eager"
          />
        ) : null}
      </div>
    </Dialog>
  );
}
