'use client';

import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { CrossfadePicture } from '@/components/ui/picture/crossfade-picture';
import { useHistoryLayer } from '@/lib/browser/navigation/use-history-layer';
import { useBikePictures } from './use-bike-pictures';
import '@/components/catalog/product-detail.scss';

/** The dialog with the zoomed image; its code is loaded when an image is first enlarged. */
const ZoomDialog = lazy(() =>
  import('./zoom-dialog').then((module) => ({ default: module.ZoomDialog })),
);

const SWIPE = 40;
const THUMBNAIL = 480;

/**
 * Image sizes for thumbnails of images that the page also shows large. Both have the same `sizes`, so the browser
 * downloads the file only once.
 */
const asStage = { sizes: pictureSizes.stage };
const asCloseUp = { sizes: pictureSizes.closeUp };
const asThumbnail = { sizes: pictureSizes.thumbnail, limit: THUMBNAIL };

/**
 * The images of the selected variant, with buttons, arrow keys, swiping and a large view. `note` describes how the
 * images were made.
 */
export function BikeGallery({ note }: { readonly note: ReactNode }) {
  const t = useTranslations('bike');
  const pictures = useBikePictures();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const zoom = useHistoryLayer();
  const [wasEnlarged, setWasEnlarged] = useState(false);
  if (zoom.isOpen && !wasEnlarged) setWasEnlarged(true);
  const pressedAt = useRef<number | null>(null);
  const count = pictures.length;
  const index = Math.min(selectedIndex, count - 1);
  const shown = pictures[index];
  const firstCloseUp = pictures.find(({ closeUp }) => closeUp !== null);
  if (shown === undefined) return null;
  const step = (by: number): void => setSelectedIndex((index + by + count) % count);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const onRelease = (event: PointerEvent): void => {
    const moved = pressedAt.current === null ? 0 : event.clientX - pressedAt.current;
    pressedAt.current = null;
    if (Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
    else zoom.open();
  };
  return (
    <div role="group" aria-label={t('gallery')} onKeyDown={onKeyDown}>
      <div className="lt-detail-stage">
        <button
          type="button"
          className={shown.view === 'side' ? 'lt-zoom-in' : 'lt-zoom-in is-tile'}
          aria-label={t('enlarge', { alt: shown.alt })}
          onPointerDown={(event) => {
            pressedAt.current = event.clientX;
          }}
          onPointerUp={onRelease}
          onPointerCancel={() => {
            pressedAt.current = null;
          }}
          onClick={(event) => {
            if (event.detail === 0) zoom.open();
          }}
        >
          <CrossfadePicture
            key={index}
            {...shown}
            sizes={pictureSizes.stage}
            loading="first"
            isDraggable={false}
          />
        </button>
      </div>
      <div className="d-flex justify-content-between align-items-center mt-2">
        <div className="lt-thumbs">
          {pictures.map((each, position) => (
            <button
              key={position}
              type="button"
              className={position === index ? 'is-on' : ''}
              aria-label={t('pictureOf', { index: position + 1, count })}
              aria-pressed={position === index}
              onClick={() => setSelectedIndex(position)}
            >
              <PictureOrDrawing
                picture={each.picture}
                drawing={each.drawing}
                alt=""
                {...(position === 0 ? asStage : each === firstCloseUp ? asCloseUp : asThumbnail)}
              />
            </button>
          ))}
        </div>
        <span className="text-2 small d-none d-md-inline" aria-live="polite">
          {t('pictureHint', { index: index + 1, count })}
        </span>
      </div>
      <div className="lt-picture-notes">
        {note}
        {shown.differences === null ? null : (
          <p className="small text-3 mb-0">{t('pictured', { what: shown.differences })}</p>
        )}
      </div>
      {wasEnlarged ? (
        <Suspense fallback={null}>
          <ZoomDialog open={zoom.isOpen} onClose={zoom.close} shown={shown} onStep={step} />
        </Suspense>
      ) : null}
    </div>
  );
}
