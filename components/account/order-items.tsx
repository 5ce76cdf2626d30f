'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { groupLines } from '@/domain/configuration/line-group';
import { productPath } from '@/domain/account/product-path';
import type { OrderLineView } from '@/lib/browser/shop/account-views';
import { formatDay } from '@/lib/platform/i18n/days';
import { writeSum } from '@/domain/money/write-money';
import { LinePicture } from '@/components/ui/picture/line-picture';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/by-use/order.scss';

type Props = {
  readonly lines: readonly OrderLineView[];
  readonly accessorySlugs: Readonly<Record<string, string>>;
};

/** What was ordered, as it was then; what is still sold leads to its page. */
export function OrderItems({ lines, accessorySlugs }: Props) {
  return (
    <ul className="lt-line-items mt-2">
      {groupLines(lines).map(({ line, code, parts }) => (
        <OrderItem key={line.id} {...{ line, code, parts, accessorySlugs }} />
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<Props, 'accessorySlugs'> {
  readonly line: OrderLineView;
  /** Of a configured bicycle, with what is mounted to it. */
  readonly code: string | null;
  readonly parts: readonly OrderLineView[];
}

function OrderItem({ line, code, parts, accessorySlugs }: ItemProps) {
  const t = useTranslations('account.order');
  const language = useLocale();
  const { amount, title, description, sku, productId, persParam, lineCents, pieceCents } = line;
  const path = productId === null ? null : productPath({ sku, productId }, accessorySlugs);
  const name = t('itemOf', { amount, title });
  return (
    <li>
      <LinePicture sku={sku} />
      <div>
        <h3>{path ? <Link href={path}>{name}</Link> : name}</h3>
        <div className="small text-2">
          {description}
          {sku && <span className="num d-block">{sku}</span>}
          {productId === null && <span className="d-block">{t('gone')}</span>}
        </div>
      </div>
      <span className="p">
        {writeSum(lineCents, language)}
        {amount > 1 && (
          <small className="d-block text-2 fw-normal">
            {t('perPiece', { price: writeSum(pieceCents, language) })}
          </small>
        )}
      </span>
      {(persParam.comment || persParam.date) && (
        <div className="lt-line-wide small text-2 text-break">
          {persParam.comment && <div>{t('comment', { comment: persParam.comment })}</div>}
          {persParam.date && (
            <div>{t('wishedDate', { date: formatDay(persParam.date, language) })}</div>
          )}
        </div>
      )}
      {code !== null && (
        <MountedParts
          label={t('configuration', { code })}
          parts={parts.map((part) => ({ ...part, price: writeSum(part.lineCents, language) }))}
        />
      )}
    </li>
  );
}
