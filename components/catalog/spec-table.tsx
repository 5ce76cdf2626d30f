import type { LabelledText } from '@/lib/platform/views/catalog-view';
import './product-detail.scss';

/** A table of specifications: labels in the first column, values in the second. */
export function SpecTable({ specs }: { readonly specs: readonly LabelledText[] }) {
  return (
    <table className="table lt-spec">
      <tbody>
        {specs.map(({ title, text }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
