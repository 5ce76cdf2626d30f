import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityWithEstimate } from '@/components/ui/availability/availability-with-estimate';
import { OrderLinePicture } from '@/components/ui/picture/order-line-picture';
import { ButtonLink } from '@/components/ui/form/button';
import { findProductPath } from '@/domain/catalog/product-paths';
import { getLineCents } from '@/domain/basket/basket';
import { type BasketGroup, groupBasketLines } from '@/domain/basket/basket-view';
import type { SharedBasketView } from '@/lib/server/orders/find-shared-basket';
import { mapBasketLines } from '@/domain/basket/reorder-lines';
import { formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { BasketItemMountedParts } from './basket-item-mounted-parts';
import { ClaimBasketButton } from './claim-basket-button';
import '@/styles/on-demand/order.scss';

type Slugs = Readonly<Record<string, string>>;

type Props = { readonly basket: SharedBasketView; readonly accessorySlugs: Slugs };

/**
 * The page of a basket that a customer has shared: lines, prices, delivery date and a button to copy it to the
 * visitor's basket.
 */
export function SharedBasket({ basket, accessorySlugs }: Props) {
  const t = useTranslations('sharedBasket');
  const language = useLocale();
  const { name, lines, totalCents, availability } = basket;
  return (
    <div className="row gx-lg-5 gy-5">
      <div className="col-lg-7">
        <h1 className="h2 mb-2 text-break">
          <bdi>{name || t('unnamed')}</bdi>
        </h1>
        <p className="text-2 mb-4">{t('lead')}</p>
        {lines.length > 0 && (
          <ul className="lt-line-items">
            {groupBasketLines(lines).map((group) => (
              <SharedLine key={group.line.id} {...group} accessorySlugs={accessorySlugs} />
            ))}
          </ul>
        )}
        {!availability && (
          <>
            <p className="mt-3">{t('empty')}</p>
            <ButtonLink href="/bikes" variant="outline" className="mt-4">
              {t('models')}
            </ButtonLink>
          </>
        )}
      </div>
      {availability && (
        <aside className="col-lg-4 offset-lg-1">
          <div className="lt-panel lt-sticky-sum">
            <dl className="lt-sum mb-2">
              <div className="total is-only">
                <dt>{t('together')}</dt>
                <dd>{formatAmount(totalCents, language)}</dd>
              </div>
            </dl>
            <p>
              <AvailabilityWithEstimate
                availability={availability.availability}
                skus={lines.map(({ product }) => product?.sku)}
              />
            </p>
            <ClaimBasketButton lines={mapBasketLines(lines)} />
            <p className="small text-2 mt-3 mb-0">{t('priceNote')}</p>
          </div>
        </aside>
      )}
    </div>
  );
}

interface LineProps extends BasketGroup {
  readonly accessorySlugs: Slugs;
}

function SharedLine({ line, code, parts, accessorySlugs }: LineProps) {
  const t = useTranslations('sharedBasket');
  const language = useLocale();
  const { product, amount, availability } = line;
  const cents = getLineCents(line);
  const title = t('itemOf', { amount, title: product?.title ?? t('gone') });
  const path =
    product && findProductPath({ sku: product.sku, productId: product.id }, accessorySlugs);
  return (
    <li>
      <OrderLinePicture sku={product?.sku} />
      <div>
        <h3>{path ? <Link href={path}>{title}</Link> : title}</h3>
        <div className="small text-2">
          {product?.shortDescription}
          {product?.sku && <span className="num d-block">{product.sku}</span>}
        </div>
      </div>
      <span className="p">
        {cents !== null && formatAmount(cents, language)}
        {product && amount > 1 && (
          <small className="d-block text-2 fw-normal">
            {t('perPiece', { price: formatAmount(product.price.cents, language) })}
          </small>
        )}
      </span>
      {product && (
        <div className="lt-line-wide small">
          <AvailabilityWithEstimate availability={availability} skus={[product.sku]} />
        </div>
      )}
      {code !== null && <BasketItemMountedParts code={code} parts={parts} />}
    </li>
  );
}
