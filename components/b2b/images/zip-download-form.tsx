'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/form/button';
import {
  computeZipBytes,
  imageFormats,
  toImageFileRequests,
  maxImageFiles,
  listImageWidths,
} from '@/domain/dealer-account/image-library';
import type { ImageFileRequest, LibraryImage } from '@/domain/dealer-account/image-library';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { formatBytes } from '@/lib/browser/b2b/format-b2b-values';
import { formatNumber } from '@/domain/money/format-money';
import '@/styles/on-demand/checkboxes.scss';
import './images.scss';

type Props = {
  /** The selected images. The form renders nothing if there are none. */
  readonly images: readonly LibraryImage[];
  readonly onClear: () => void;
};

/**
 * The form that downloads the selected images as a ZIP file in the chosen widths and format. It is submitted by the
 * browser itself, which writes the response to disk whatever its size.
 */
export function ZipDownloadForm({ images, onClear }: Props) {
  const t = useTranslations('b2b.images');
  const language = useLocale();
  const widths = listImageWidths(images);
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [format, setFormat] = useState<ImageFileRequest['format']>('webp');
  if (images.length === 0) return null;
  const largest = widths.at(-1) ?? 0;
  const chosen = wanted?.filter((width) => widths.includes(width)) ?? [largest];
  const wishes = toImageFileRequests(images, chosen, format);
  const isTooMany = wishes.length > maxImageFiles;

  const toggle = (width: number, isOn: boolean) =>
    setWanted(isOn ? [...chosen, width] : chosen.filter((other) => other !== width));

  return (
    <form
      method="post"
      action={getB2bHref('/images/zip', language)}
      className="lt-b2b-zip"
      aria-label={t('zip')}
    >
      <input type="hidden" name="images" value={JSON.stringify(wishes)} />
      <fieldset>
        <legend className="form-label">{t('sizes')}</legend>
        {widths.map((width) => (
          <label key={width} className="form-check form-check-inline">
            <input
              type="checkbox"
              className="form-check-input"
              checked={chosen.includes(width)}
              onChange={(event) => toggle(width, event.target.checked)}
            />
            <span className="form-check-label">
              {t('pixels', { width: formatNumber(width, language) })}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="form-label">{t('format')}</legend>
        {imageFormats.map((kind) => (
          <label key={kind} className="form-check form-check-inline">
            <input
              type="radio"
              className="form-check-input"
              checked={format === kind}
              onChange={() => setFormat(kind)}
            />
            <span className="form-check-label">{t(`formats.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="end">
        <p className={isTooMany ? 'text-danger small mb-0' : 'text-2 small mb-0'} role="status">
          {isTooMany
            ? t('tooMany', { count: wishes.length, max: maxImageFiles })
            : t('estimate', {
                images: images.length,
                files: wishes.length,
                size: formatBytes(computeZipBytes(images, wishes), language),
              })}
        </p>
        <Button type="submit" disabled={isTooMany || wishes.length === 0}>
          {t('download', { count: wishes.length })}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </form>
  );
}
