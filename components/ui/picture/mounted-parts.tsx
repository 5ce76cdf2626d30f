import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import './mounted-parts.scss';
import '@/styles/on-demand/order.scss';

/** A part of a configured bicycle as it stands below it. */
interface ShownPart {
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  readonly description: string;
  /** Written out; empty while it is not known. */
  readonly price: string;
}

interface Props {
  /** Names the configuration, with its code. */
  readonly label: string;
  readonly parts: readonly ShownPart[];
}

/** What is mounted to the bicycle above: one line group, whatever it is shown in. */
export function MountedParts({ label, parts }: Props) {
  return (
    <div className="lt-line-wide lt-mounted">
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
            <span className="lt-mounted-name">
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
