import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture/picture';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { type Defect, toDefectSize } from '@/domain/catalog/defect';
import type { DefectView } from '@/lib/platform/views/outlet-view';
import './product-detail.scss';
import './defect-picture.scss';

/** The element id of the large image, the target of the thumbnail's link. */
const FLAW_ID = 'flaw';

/**
 * A close-up of the defect of a single outlet item, with the size of the defect. States if the image is
 * computer-generated and not a photo.
 */
export function DefectPicture({ flaw }: { readonly flaw: DefectView }) {
  const t = useTranslations('outlet.defect');
  const text = useFlawWords(flaw);
  return (
    <figure className="mt-4 mb-0 lt-defect" id={FLAW_ID}>
      <div className="lt-stage is-tile lt-close-up">
        <Picture
          picture={flaw.picture}
          alt={flaw.picture.alt}
          className="lt-picture"
          sizes={pictureSizes.stage}
        />
      </div>
      <figcaption className="mt-2">
        {text}
        {flaw.isComputed ? <span className="d-block small text-2">{t('computed')}</span> : null}
      </figcaption>
    </figure>
  );
}

/** A thumbnail of the defect's image beside the note, which links to the large image. */
export function DefectLink({ flaw }: { readonly flaw: DefectView }) {
  const text = useFlawWords(flaw);
  return (
    <a className="lt-defect-link mb-3" href={`#${FLAW_ID}`}>
      <span className="lt-stage is-tile lt-close-up">
        <Picture
          picture={flaw.picture}
          alt=""
          className="lt-picture"
          sizes={pictureSizes.flaw}
          limit={480}
        />
      </span>
      <span>{text}</span>
    </a>
  );
}

/** Returns a description of a defect, for example “Der Kratzer, 7 cm, am Unterrohr, links, ausgetupft.” */
function useFlawWords({ kind, part, side, sizeMm, isTouchedUp }: Defect): string {
  const t = useTranslations('outlet.defect');
  const length = sizeMm === null ? null : toDefectSize(sizeMm);
  const descriptions = [
    t(`kinds.${kind}`),
    length === null ? null : t(length.unit, { size: length.size }),
    kind === 'shade' ? null : t(`parts.${part}`),
    kind === 'shade' ? null : t(`sides.${side}`),
    isTouchedUp ? t('touchedUp') : null,
  ];
  return `${descriptions.filter((word) => word !== null).join(', ')}.`;
}
