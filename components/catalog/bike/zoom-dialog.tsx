'use client';

import { useState, useRef } from 'react';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import {
  getZoomPath,
  getLargestPath,
  type StoredPicture,
  getWidestWidth,
} from '@/lib/platform/media/stored-picture';
import type { ViewPicture } from './use-bike-pictures';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useZoom, zoomStep } from './use-zoom';
import './zoom.scss';

/**
 * An image in the zoom view. First shows the file already loaded by the page, then lays the largest file over it once
 * that has loaded. If loading fails, the first file remains.
 */
function ZoomPicture({ shown: { picture, drawing, alt } }: { readonly shown: ViewPicture }) {
  const [isSharp, setIsSharp] = useState(false);
  return (
    <>
      <PictureOrDrawing
        picture={picture}
        drawing={drawing}
        alt={alt}
        sizes={pictureSizes.stage}
        loading="eager"
      />
      {picture === null ? null : (
        <picture className={isSharp ? 'is-high-resolution' : undefined}>
          <source type="image/avif" srcSet={getZoomPath(picture)} />
          <img
            src={getLargestPath(picture)}
            alt=""
            width={picture.width}
            height={picture.height}
            draggable={false}
            onLoad={() => setIsSharp(true)}
            onError={() => setIsSharp(false)}
          />
        </picture>
      )}
    </>
  );
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shown: ViewPicture;
  readonly onStep: (by: number) => void;
}

/** The pixel size used for drawings, which scale without loss. */
const DRAWING = { width: 3000, height: 2000 };

/** Returns the pixel size of an image's widest file. */
function sizeOf(picture: StoredPicture | null): typeof DRAWING {
  if (picture === null) return DRAWING;
  const width = getWidestWidth(picture);
  return { width, height: (width * picture.height) / picture.width };
}

/**
 * A dialog with an image in full screen. The image can be zoomed and moved by mouse, touch and keyboard; Escape, the
 * back button and a close button close the dialog.
 */
export function ZoomDialog({ open, onClose, shown, onStep }: Props) {
  const t = useTranslations('bike');
  const common = useTranslations('common');
  return (
    <Dialog isOpen={open} onClose={onClose} className="lt-zoom" label={shown.alt}>
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
      <ZoomRoom key={shown.picture?.key ?? shown.drawing} shown={shown} />
    </Dialog>
  );
}

function ZoomRoom({ shown }: Pick<Props, 'shown'>) {
  const t = useTranslations('bike');
  const space = useRef<HTMLDivElement>(null);
  const { view, scaleBy, reset, handlers } = useZoom(space, sizeOf(shown.picture));
  return (
    <>
      <div
        ref={space}
        className={view.scale > 1 ? 'lt-zoom-area is-large' : 'lt-zoom-area'}
        role="group"
        aria-label={shown.alt}
        tabIndex={0}
        {...handlers}
      >
        <div
          className="lt-zoom-picture"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <ZoomPicture shown={shown} />
        </div>
      </div>
      <footer>
        <button type="button" className="btn btn-quiet" onClick={() => scaleBy(1 / zoomStep)}>
          {t('zoomOut')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={reset}>
          {t('zoomWhole')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => scaleBy(zoomStep)}>
          {t('zoomIn')}
        </button>
      </footer>
    </>
  );
}
