import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import './mounted-parts.scss';
import '@/styles/on-demand/order.scss';

/** A part mounted on a configured bicycle, with texts for display. */
interface ShownPart {
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  readonly description: string;
  /** The formatted price; empty while unknown. */
  readonly price: string;
}

interface Props {
  /** The label of the configuration, with its code. */
  readonly label: string;
  readonly parts: readonly ShownPart[];
}

/** The list of parts mounted on a bicycle, below its line in the cart and in orders. */
export function MountedParts({ label, parts }: Props) {
  return (
    <div className="lt-line-wide lt-mounted-parts">
      <p className="small text-2 mb-1">{label}</p>
      <ul>
        {parts.map(({ id, sku, title, description, price }) => (
          <li key={id}>
            <span className="pic">
              {sku && (
                <img
                  src={buildProductPicturePath(sku)}
                  alt=""
                  width={60}
                  height={40}
                  loading="lazy"
                />
              )}
            </span>
            <span className="lt-mounted-part-name">
              {title}
              {description && <small className="text-2 d-block">{description}</small>}
            </span>
            <span className="num">{price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
