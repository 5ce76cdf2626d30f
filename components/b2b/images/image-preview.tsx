'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/form/button';
import { Modal } from '@/components/ui/dialog/modal';
import type { LibraryImage } from '@/domain/dealer-account/image-library';
import { formatNumber } from '@/domain/money/format-money';
import './images.scss';
import '@/styles/on-demand/checkboxes.scss';

/**
 * Returns a function that gives the display name of an image view. A view without a message is displayed under its name
 * in the library.
 */
export function useImageViewName(): (view: string) => string {
  const t = useTranslations('b2b.images.view');
  return (view) => {
    const key = view as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key) : view;
  };
}

type ImagePreviewProps = {
  /** The image to preview; null if the dialog is closed. */
  readonly image: LibraryImage | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onClose: () => void;
};

/** A large preview of an image, with its description and the available widths. */
export function ImagePreview({ image, isChosen, onChoose, onClose }: ImagePreviewProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={image !== null}
      onClose={onClose}
      className="lt-b2b-preview"
      labelledBy={titleId}
    >
      {image && (
        <Picture
          image={image}
          titleId={titleId}
          isChosen={isChosen}
          onChoose={onChoose}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

type PictureProps = ImagePreviewProps & { readonly image: LibraryImage; readonly titleId: string };

function Picture({ image, titleId, isChosen, onChoose, onClose }: PictureProps) {
  const t = useTranslations('b2b.images');
  const language = useLocale();
  const viewName = useImageViewName();
  const { title, colorName, frameName, view, alt, previewUrl, width, height, widths } = image;
  const measure = (value: number) => formatNumber(value, language);
  return (
    <>
      <img
        className="lt-b2b-large-image"
        src={previewUrl}
        alt={alt}
        width={width}
        height={height}
      />
      <h2 className="h4 mt-3 mb-1" id={titleId}>
        {[title, colorName, frameName, view && viewName(view)].filter(Boolean).join(', ')}
      </h2>
      <p className="small text-2 mb-3">
        {t('dimensions', { width: measure(width), height: measure(height) })}{' '}
        {t('widths', { widths: widths.map(measure).join(', ') })}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button onClick={() => onChoose(!isChosen)}>
          {t(isChosen ? 'deselectPicture' : 'selectPicture')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  );
}

type ImageTileProps = {
  readonly image: LibraryImage;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onPreview: () => void;
};

/** An image with its name. A click opens the preview, the checkbox selects it. */
export function ImageTile({ image, isChosen, onChoose, onPreview }: ImageTileProps) {
  const t = useTranslations('b2b.images');
  const viewName = useImageViewName();
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
          aria-label={t('select', { name })}
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
