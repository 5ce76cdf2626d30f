'use client';

import { useEffect, useState } from 'react';
import {
  setLayerLoaded,
  removeCoveredLayers,
  type PictureLayers,
  updateLayer,
  addPlaceholderLayer,
  addLayer,
} from '@/lib/platform/media/picture-layers';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import { uiTimings } from '@/lib/platform/config/ui-timings';
import { Drawing } from './drawing';
import { Picture } from './picture';
import './crossfade-picture.scss';

interface SwapPictureProps {
  /** Null where there is no picture: then the drawing is what is shown. */
  readonly picture: StoredPicture | null;
  /** The address of the drawing that stands in. */
  readonly drawing: string;
  readonly alt: string;
  readonly sizes: string;
  /** How the first one is loaded; those that follow are wanted at once. */
  readonly loading?: 'first' | 'lazy' | undefined;
  readonly isSquare?: boolean;
  readonly isDraggable?: boolean;
}

type Content = Pick<SwapPictureProps, 'picture' | 'drawing' | 'alt'>;

/**
 * A picture that changes in place: the new one fades in over the old one when it has arrived, nothing moves. What takes
 * longer than 200 ms is drawn meanwhile, and what cannot be had stays drawn. Without scripts it is the first picture.
 */
export function CrossfadePicture(props: SwapPictureProps) {
  const { picture, drawing, alt } = props;
  const id = picture?.key ?? drawing;
  const [kept, setLayers] = useState<PictureLayers<Content>>([]);
  const layers = addLayer(kept, id, { picture, drawing, alt });
  if (layers !== kept) setLayers(layers);

  const isWaiting = picture !== null && layers.at(-1)?.isThere === false;
  useEffect(() => {
    if (!isWaiting) return;
    const standIn = () =>
      setLayers((now) => addPlaceholderLayer(now, drawing, { picture: null, drawing, alt: '' }));
    const timer = setTimeout(standIn, uiTimings.standInAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, drawing]);

  return (
    <span className="lt-swap">
      {layers.map((layer, index) => (
        <span
          key={layer.id}
          className={layer.isThere ? undefined : 'is-coming'}
          aria-hidden={index < layers.length - 1}
          onTransitionEnd={() => setLayers((now) => removeCoveredLayers(now, layer.id))}
        >
          <LayerPicture
            {...props}
            {...layer.content}
            loading={index === 0 ? props.loading : 'eager'}
            onLoad={() => setLayers((now) => setLayerLoaded(now, layer.id))}
            onError={() =>
              setLayers((now) => updateLayer(now, layer.id, { ...layer.content, picture: null }))
            }
          />
        </span>
      ))}
    </span>
  );
}

interface LayerPictureProps extends Omit<SwapPictureProps, 'loading'> {
  readonly loading: 'first' | 'eager' | 'lazy' | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

function LayerPicture({ picture, drawing, alt, isSquare, ...place }: LayerPictureProps) {
  if (picture !== null) return <Picture picture={picture} alt={alt} {...place} />;
  return (
    <Drawing
      path={drawing}
      alt={alt}
      isSquare={isSquare}
      loading={place.loading}
      isDraggable={place.isDraggable}
      onLoad={place.onLoad}
    />
  );
}
