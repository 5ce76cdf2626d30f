'use client';

import { useState } from 'react';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { closestPath, largestPath } from '@/domain/picture/stored-picture';
import type { ViewPicture } from '../bike/bike-pictures';

/**
 * A picture to be looked at closely: the file the page has already, and over it the closest one when it has come. What cannot be had
 * leaves the first.
 */
export function ZoomPicture({ shown: { picture, drawing, alt } }: { readonly shown: ViewPicture }) {
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
        <picture className={isSharp ? 'is-sharp' : undefined}>
          <source type="image/avif" srcSet={closestPath(picture)} />
          <img
            src={largestPath(picture)}
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
