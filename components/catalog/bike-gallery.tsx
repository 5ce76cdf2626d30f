'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PictureView } from '@/domain/picture/picture-path';
import { selectedPicture } from './bike-picture';
import { useBikeSelection } from './bike-selection';
import { ZoomDialog } from './zoom-dialog';

const VIEWS: readonly PictureView[] = ['side', 'head', 'hub'];
const SWIPE = 40;

/** The pictures of the selected variant: buttons, arrow keys, swiping, and a large view. */
export function BikeGallery() {
  const t = useTranslations('bike');
  const selection = useBikeSelection();
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const pressedAt = useRef<number | null>(null);
  const view = VIEWS[index] ?? 'side';
  const color = selection.color?.name ?? '';
  const alt = t(`views.${view === 'dims' ? 'side' : view}`, { name: selection.bike.name, color });
  const step = (by: number): void =>
    setIndex((current) => (current + by + VIEWS.length) % VIEWS.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const onRelease = (event: PointerEvent): void => {
    const moved = pressedAt.current === null ? 0 : event.clientX - pressedAt.current;
    pressedAt.current = null;
    if (Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
    else setZoomed(true);
  };
  return (
    <div role="group" aria-label={t('gallery')} onKeyDown={onKeyDown}>
      <div className="lt-detail-stage">
        <button
          type="button"
          className={view === 'side' ? 'lt-zoom-in' : 'lt-zoom-in is-detail'}
          aria-label={t('enlarge', { alt })}
          onPointerDown={(event) => {
            pressedAt.current = event.clientX;
          }}
          onPointerUp={onRelease}
          onPointerCancel={() => {
            pressedAt.current = null;
          }}
          onClick={(event) => {
            if (event.detail === 0) setZoomed(true);
          }}
        >
          <img
            src={selectedPicture(selection, view)}
            alt={alt}
            width={2040}
            height={1360}
            fetchPriority="high"
            draggable={false}
          />
        </button>
      </div>
      <div className="d-flex justify-content-between align-items-center mt-2">
        <div className="lt-thumbs">
          {VIEWS.map((thumb, position) => (
            <button
              key={thumb}
              type="button"
              className={position === index ? 'is-on' : ''}
              aria-label={t('pictureOf', { index: position + 1, count: VIEWS.length })}
              aria-pressed={position === index}
              onClick={() => setIndex(position)}
            >
              <img
                src={selectedPicture(selection, thumb)}
                alt=""
                width={120}
                height={80}
                loading="lazy"
              />
            </button>
          ))}
        </div>
        <span className="text-2 small d-none d-md-inline" aria-live="polite">
          {t('pictureHint', { index: index + 1, count: VIEWS.length })}
        </span>
      </div>
      <ZoomDialog
        open={zoomed}
        onClose={() => setZoomed(false)}
        src={selectedPicture(selection, view)}
        alt={alt}
        onStep={step}
      />
    </div>
  );
}
