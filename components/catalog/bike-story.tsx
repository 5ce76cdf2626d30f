'use client';

import { PictureOrDrawing } from '@/components/ui/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture-sizes';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { closeUpsOf, useBikePictures } from './bike-pictures';
import './detail.scss';

/** The model's story: a close-up beside each of the first two chapters, the others side by side. */
export function BikeStory({ story }: Pick<BikePageView, 'story'>) {
  const closeUps = closeUpsOf(useBikePictures());
  const pictured = story.slice(0, closeUps.length);
  const others = story.slice(closeUps.length);
  return (
    <section className="lt-section">
      <div className="container-xxl">
        {pictured.map(({ title, text }, index) => {
          const closeUp = closeUps[index];
          const right = index % 2 === 1;
          return (
            <div
              key={title}
              className={`row gx-lg-5 gy-4 align-items-center ${index > 0 ? 'pt-6' : ''}`}
            >
              <div className={`col-lg-7 ${right ? 'order-1 order-lg-2' : ''}`}>
                <div className="lt-stage is-tile lt-close-up">
                  {closeUp === undefined ? null : (
                    <PictureOrDrawing
                      picture={closeUp.picture}
                      drawing={closeUp.drawing}
                      alt={closeUp.alt}
                      className="lt-pic"
                      sizes={pictureSizes.closeUp}
                    />
                  )}
                </div>
              </div>
              <div className={`col-lg-5 ${right ? 'order-2 order-lg-1' : ''}`}>
                <h2>{title}</h2>
                <p className="fs-5 text-2 lt-story-text">{text}</p>
              </div>
            </div>
          );
        })}
        {others.length > 0 ? (
          <div className="row gx-lg-5 gy-5 pt-6">
            {others.map(({ title, text }) => (
              <div key={title} className="col-lg-6">
                <h2 className="h3">{title}</h2>
                <p className="text-2">{text}</p>
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
