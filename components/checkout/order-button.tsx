'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Link } from '@/lib/platform/i18n/navigation';
import { Button } from '@/components/ui/form/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Notice } from '@/components/ui/message/notice';

/** The paths of the pages with the legally required texts, which come from the content service. */
const legalPaths = {
  terms: '/terms',
  privacy: '/privacy-policy',
  withdrawal: '/withdrawal',
  guarantee: '/legal-guarantee',
  imprint: '/imprint',
} as const;

type Props = {
  isOrdering: boolean;
  isDisabled: boolean;
  failure: string | null;
  /** True for businesses, which have no right of withdrawal. */
  isB2b?: boolean;
  onOrder: () => void;
};

/**
 * The link to the notice on the legal guarantee, which consumers must see before ordering (Directive 2011/83/EU art.
 * 22a), the terms checkbox (initially unchecked), and the order button with the legally required label.
 */
export function OrderButton({ isOrdering, isDisabled, failure, isB2b = false, onOrder }: Props) {
  const t = useTranslations('checkout');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function press() {
    if (isAgreed) return onOrder();
    setIsReminded(true);
    box.current?.focus();
  }

  const link = (path: string) =>
    function LegalLink(chunks: React.ReactNode) {
      return (
        <Link href={path} target="_blank">
          {chunks}
        </Link>
      );
    };

  return (
    <>
      {isB2b ? null : (
        <p className="mt-4 mb-0">
          {t.rich('review.guarantee', { guarantee: link(legalPaths.guarantee) })}
        </p>
      )}
      <Checkbox
        ref={box}
        id="terms"
        fieldClassName="mt-4 mb-3"
        checked={isAgreed}
        onChange={(event) => {
          setIsAgreed(event.target.checked);
          setIsReminded(false);
        }}
        error={isReminded ? t('errors.terms') : undefined}
        label={t.rich(isB2b ? 'review.termsB2b' : 'review.terms', {
          terms: link(legalPaths.terms),
          withdrawal: link(legalPaths.withdrawal),
        })}
      />
      <Button
        size="lg"
        className="w-100"
        isBusy={isOrdering}
        busyLabel={t('review.busy')}
        disabled={isDisabled}
        onClick={press}
      >
        {t('review.order')}
      </Button>
      {failure && (
        <Notice tone="error" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
      <p className="small text-2 mt-3 mb-0">
        {t.rich(isB2b ? 'review.afterB2b' : 'review.after', {
          privacy: link(legalPaths.privacy),
        })}
      </p>
    </>
  );
}
