'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/form/button';
import { Modal } from '@/components/ui/dialog/modal';
import type { LibraryImage } from '@/domain/b2b/library-image';
import { writeNumber } from '@/domain/money/write-money';
import { useViewName } from './use-view-name';
import './images.scss';

type Props = {
  /** null: closed. */
  readonly image: LibraryImage | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onClose: () => void;
};

/** A picture large, with what it shows and in which widths it exists. */
export function ImagePreview({ image, isChosen, onChoose, onClose }: Props) {
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

type PictureProps = Props & { readonly image: LibraryImage; readonly titleId: string };

function Picture({ image, titleId, isChosen, onChoose, onClose }: PictureProps) {
  const t = useTranslations('b2b.images');
  const language = useLocale();
  const viewName = useViewName();
  const { title, colorName, frameName, view, alt, previewUrl, width, height, widths } = image;
  const measure = (value: number) => writeNumber(value, language);
  return (
    <>
      <img className="lt-b2b-large" src={previewUrl} alt={alt} width={width} height={height} />
      <h2 className="h4 mt-3 mb-1" id={titleId}>
        {[title, colorName, frameName, view && viewName(view)].filter(Boolean).join(', ')}
      </h2>
      <p className="small text-2 mb-3">
        {t('measures', { width: measure(width), height: measure(height) })}{' '}
        {t('widths', { widths: widths.map(measure).join(', ') })}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button onClick={() => onChoose(!isChosen)}>
          {t(isChosen ? 'unchooseThis' : 'chooseThis')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  );
}
