'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly src: string;
  readonly alt: string;
  readonly onStep: (by: number) => void;
}

/** Begins in the middle of the enlarged picture; it is measured when it is there, as a closed dialog has no size. */
function centre(room: HTMLElement | null): void {
  room?.scrollTo(
    (room.scrollWidth - room.clientWidth) / 2,
    (room.scrollHeight - room.clientHeight) / 2,
  );
}

/** A picture over the whole screen, larger than it, to be moved about; Escape and a word close it. */
export function ZoomDialog({ open, onClose, src, alt, onStep }: Props) {
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
      <div className="lt-zoom-area" role="group" aria-label={alt} tabIndex={0}>
        <img
          src={src}
          alt={alt}
          width={2040}
          height={1360}
          onLoad={(event) => centre(event.currentTarget.parentElement)}
        />
      </div>
    </Dialog>
  );
}
