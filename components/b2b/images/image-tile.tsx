'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { LibraryImage } from '@/domain/b2b/library-image';
import { useViewName } from './use-view-name';
import '@/styles/by-use/boxes.scss';

type Props = {
  readonly image: LibraryImage;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onPreview: () => void;
};

/** One picture with its name: a click shows it large, the box chooses it. */
export function ImageTile({ image, isChosen, onChoose, onPreview }: Props) {
  const t = useTranslations('b2b.images');
  const viewName = useViewName();
  const id = useId();
  const { title, colorName, frameName, view, alt, previewUrl } = image;
  const name = alt || title;
  return (
    <li className={isChosen ? 'is-chosen' : ''}>
      <button type="button" className="pic" onClick={onPreview}>
        <img
          src={previewUrl}
          alt={t('enlarge', { name })}
          loading="lazy"
          width={240}
          height={180}
        />
      </button>
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isChosen}
          aria-label={t('choose', { name })}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <label className="form-check-label small" htmlFor={id}>
          <span className="fw-semibold d-block">{title}</span>
          <span className="text-2">
            {[colorName, frameName, view && viewName(view)].filter(Boolean).join(', ')}
          </span>
        </label>
      </div>
    </li>
  );
}
