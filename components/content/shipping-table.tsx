import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { ShippingTableBlock } from '@/lib/platform/views/page-view';
import './content.scss';

const columns = ['country', 'method', 'duration', 'price', 'freeFrom'] as const;

/** Shipping costs by country. Columns without any value are omitted. On phones each row is a short list. */
export function ShippingTable({ block }: { block: ShippingTableBlock }) {
  const t = useTranslations('content.shipping');
  const titleId = useId();
  const { title, note, rows } = block;
  const used = columns.filter((column) => rows.some((row) => row[column] !== ''));
  if (rows.length === 0) return null;
  return (
    <>
      {title && (
        <h2 id={titleId} className="mb-4">
          {title}
        </h2>
      )}
      <table
        className="table lt-shipping"
        aria-labelledby={title ? titleId : undefined}
        aria-label={title ? undefined : t('label')}
      >
        <thead>
          <tr>
            {used.map((column) => (
              <th key={column} scope="col" className={column === 'price' ? 'r' : undefined}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {used.map((column) =>
                column === 'country' ? (
                  <th key={column} scope="row">
                    {row.country}
                  </th>
                ) : (
                  <td
                    key={column}
                    data-label={row[column] === '' ? undefined : t(column)}
                    className={column === 'price' ? 'r' : undefined}
                  >
                    {row[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="small text-2 mt-3 mb-0">{note}</p>}
    </>
  );
}
