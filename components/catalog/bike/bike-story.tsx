'use client';

import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { BikePageView, BikeStoryChapterView } from '@/lib/platform/views/bike-view';
import { useStoryPictures, type ViewPicture } from './use-bike-pictures';
import '@/components/catalog/product-detail.scss';

/** A part of the description: one section with its image, or consecutive sections without images. */
type Part =
  | { readonly chapter: BikeStoryChapterView; readonly picture: ViewPicture }
  | { readonly chapters: readonly BikeStoryChapterView[] };

/**
 * The sections of the model's description. Sections with a close-up have the image on alternating sides; sections
 * without one are placed side by side.
 */
export function BikeStory({ story }: Pick<BikePageView, 'story'>) {
  const parts = partsOf(story, useStoryPictures(story));
  const pictured = parts.filter((part) => 'picture' in part);
  return (
    <section className="lt-section lt-story">
      <div className="container-xxl">
        {parts.map((part, index) => {
          const room = index > 0 ? 'pt-6' : '';
          return 'picture' in part ? (
            <Pictured
              key={part.chapter.title}
              {...part}
              room={room}
              isRight={pictured.indexOf(part) % 2 === 1}
            />
          ) : (
            <div key={part.chapters[0]?.title} className={`row gx-lg-5 gy-5 ${room}`}>
              {part.chapters.map(({ title, text }) => (
                <div key={title} className="col-lg-6">
                  <h2 className="h3">{title}</h2>
                  <p className="text-2">{text}</p>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface PicturedProps {
  readonly chapter: BikeStoryChapterView;
  readonly picture: ViewPicture;
  readonly room: string;
  readonly isRight: boolean;
}

function Pictured({ chapter: { title, text }, picture, room, isRight }: PicturedProps) {
  return (
    <div className={`row gx-lg-5 gy-4 align-items-center ${room}`}>
      <div className={`col-lg-7 ${isRight ? 'order-1 order-lg-2' : ''}`}>
        <div className="lt-stage is-tile lt-close-up">
          <PictureOrDrawing
            picture={picture.picture}
            drawing={picture.drawing}
            alt={picture.alt}
            className="lt-picture"
            sizes={pictureSizes.closeUp}
          />
        </div>
      </div>
      <div className={`col-lg-5 ${isRight ? 'order-2 order-lg-1' : ''}`}>
        <h2>{title}</h2>
        <p className="fs-5 text-2 lt-story-text">{text}</p>
      </div>
    </div>
  );
}

/** Groups consecutive sections without an image, keeping the order. */
function partsOf(
  story: readonly BikeStoryChapterView[],
  pictures: readonly (ViewPicture | null)[],
): readonly Part[] {
  const parts: Part[] = [];
  story.forEach((chapter, index) => {
    const picture = pictures[index] ?? null;
    const last = parts.at(-1);
    if (picture !== null) parts.push({ chapter, picture });
    else if (last !== undefined && 'chapters' in last)
      parts.splice(-1, 1, { chapters: [...last.chapters, chapter] });
    else parts.push({ chapters: [chapter] });
  });
  return parts;
}
