'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { filterImages, imageFilterQuery, toImageFilter } from '@/domain/b2b/image-filter';
import type { LibraryImage } from '@/domain/b2b/library-image';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { ImageFilterBar } from './image-filter-bar';
import { ImagePreview } from './image-preview';
import { ImageTile } from './image-tile';
import { ZipForm } from './zip-form';
import './images.scss';
import '@/components/b2b/parts/parts.scss';

const pageSize = 48;

/** The pictures a filter leaves, as tiles to look at and choose; what is chosen stays while the filter changes. */
export function ImageLibrary({ images }: { readonly images: readonly LibraryImage[] }) {
  const t = useTranslations('b2b.images');
  const [query, write] = useUrlQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [previewId, setPreviewId] = useState<string | null>(null);
  const [limit, setLimit] = useState(pageSize);
  const filter = toImageFilter(query);
  const found = filterImages(images, filter);
  const preview = images.find(({ id }) => id === previewId) ?? null;
  const isAllChosen = found.length > 0 && found.every(({ id }) => chosen.has(id));

  function choose(ids: readonly string[], isChosen: boolean): void {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  return (
    <>
      <ImageFilterBar
        images={images}
        filter={filter}
        onChange={(next) => {
          setLimit(pageSize);
          write(imageFilterQuery(next), 'replace');
        }}
      />
      <div className="lt-b2b-count">
        <p role="status">{t('count', { count: found.length })}</p>
        {found.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              choose(
                found.map(({ id }) => id),
                !isAllChosen,
              )
            }
          >
            {t(isAllChosen ? 'chooseNone' : 'chooseAll')}
          </Button>
        )}
      </div>
      {found.length === 0 && <p className="text-2">{t('noneFound')}</p>}
      <ul className="lt-b2b-images">
        {found.slice(0, limit).map((image) => (
          <ImageTile
            key={image.id}
            image={image}
            isChosen={chosen.has(image.id)}
            onChoose={(isChosen) => choose([image.id], isChosen)}
            onPreview={() => setPreviewId(image.id)}
          />
        ))}
      </ul>
      {found.length > limit && (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + pageSize)}>
          {t('more', { count: Math.min(pageSize, found.length - limit) })}
        </Button>
      )}
      <ImagePreview
        image={preview}
        isChosen={preview !== null && chosen.has(preview.id)}
        onChoose={(isChosen) => preview && choose([preview.id], isChosen)}
        onClose={() => setPreviewId(null)}
      />
      <ZipForm
        images={images.filter(({ id }) => chosen.has(id))}
        onClear={() => setChosen(new Set())}
      />
    </>
  );
}
