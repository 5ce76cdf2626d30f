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
  /** The image to show; if null, the drawing is shown. */
  readonly picture: StoredPicture | null;
  /** The URL of the drawing used as a fallback. */
  readonly drawing: string;
  readonly alt: string;
  readonly sizes: string;
  /**
   * Loading of the first image: with high priority, or when it comes near the viewport. Later images load immediately.
   */
  readonly loading?: 'first' | 'lazy' | undefined;
  readonly isSquare?: boolean;
  readonly isDraggable?: boolean;
}

type Content = Pick<SwapPictureProps, 'picture' | 'drawing' | 'alt'>;

/**
 * An image that changes in place: the new one fades in over the previous one once it has loaded, without layout shift.
 * If loading takes longer than 200 ms, a drawing is shown in the meantime; if it fails, the drawing remains. Without
 * JavaScript it shows the first image.
 */
export function CrossfadePicture(props: SwapPictureProps) {
  const { picture, drawing, alt } = props;
  const id = picture?.key ?? drawing;
  const [currentLayers, setLayers] = useState<PictureLayers<Content>>([]);
  const layers = addLayer(currentLayers, id, { picture, drawing, alt });
  if (layers !== currentLayers) setLayers(layers);

  const isWaiting = picture !== null && layers.at(-1)?.isThere === false;
  useEffect(() => {
    if (!isWaiting) return;
    const standIn = () =>
      setLayers((now) => addPlaceholderLayer(now, drawing, { picture: null, drawing, alt: '' }));
    const timer = setTimeout(standIn, uiTimings.standInAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting, drawing]);

  return (
    <span className="lt-crossfade">
      {layers.map((layer, index) => (
        <span
          key={layer.id}
          className={layer.isThere ? undefined : 'is-loading'}
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
