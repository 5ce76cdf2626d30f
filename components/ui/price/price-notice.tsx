import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';

/** Shown below the heading of every price list: what the prices include and exclude (§ 6 PAngV). */
export function PriceNotice({
  className = 'small text-2 mt-2 mb-0',
}: {
  readonly className?: string;
}) {
  const t = useTranslations('priceNote');
  return (
    <p className={className}>
      {t.rich('text', {
        link: (chunks) => (
          <Link href="/shipping-info" prefetch={false}>
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}
