import type { RegisterRow } from '@/lib/home/list-register';

/** The belt, close up. Decoration: the words beside it say what it is. */
export function BeltPicture({ bike }: { bike: RegisterRow }) {
  if (!bike.picture) return null;
  return (
    <img
      className="lt-block-image"
      src={bike.picture.detailSrc}
      alt=""
      width={1400}
      height={934}
      loading="lazy"
    />
  );
}
