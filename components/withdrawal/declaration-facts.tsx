import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { shownEmail } from '@/domain/customer/shown-email';
import type { DeclarationValues } from '@/lib/browser/enquiries/declaration-schema';
import '@/styles/by-use/facts.scss';

const fields = ['name', 'orderNumber', 'email', 'text'] as const;

/** What is declared, line by line. */
export function DeclarationFacts({ declaration }: { declaration: DeclarationValues }) {
  const t = useTranslations('withdrawal.fields');
  return (
    <dl className="lt-kv lt-said">
      {fields
        .filter((field) => declaration[field] !== '')
        .map((field) => (
          <Fragment key={field}>
            <dt>{t(field)}</dt>
            <dd>{field === 'email' ? shownEmail(declaration.email) : declaration[field]}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
