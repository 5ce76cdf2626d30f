import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { FoundConfigurationView } from '@/lib/platform/views/catalog-view';
import './part-choice.scss';
import '@/styles/on-demand/field-errors.scss';

interface Props {
  readonly typed: string;
  readonly isInvalid: boolean;
}

/** The form to enter a configuration code. A plain GET form that submits to its own page. */
export function ConfigurationCodeForm({ typed, isInvalid }: Props) {
  const t = useTranslations('findConfiguration');
  const language = useLocale();
  return (
    <form action={`/${language}/configuration`} method="get" className="lt-code-form mt-4">
      <label className="lt-label" htmlFor="configuration-code">
        {t('label')}
      </label>
      <div className="d-flex flex-wrap gap-3">
        <input
          id="configuration-code"
          name="code"
          className={`form-control num ${isInvalid ? 'is-invalid' : ''}`}
          defaultValue={typed}
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby="configuration-code-hint"
        />
        <button type="submit" className="btn btn-primary">
          {t('open')}
        </button>
      </div>
      <p id="configuration-code-hint" className="form-text">
        {t('hint')}
      </p>
    </form>
  );
}

/**
 * Explains why an entered code does not lead directly to its bicycle, and offers the most similar available bicycle.
 */
export function ConfigurationFoundNotice({ found }: { readonly found: FoundConfigurationView }) {
  const t = useTranslations('findConfiguration');
  if (found.kind === 'whole') return null;
  return (
    <div className="lt-note mt-4" role="status">
      {found.kind === 'invalid' ? <p>{t('invalid')}</p> : null}
      {found.kind === 'unknownBike' ? (
        <p>
          {t('unknownBike', { sku: found.sku })} <Link href="/bikes">{t('allBikes')}</Link>
        </p>
      ) : null}
      {found.kind === 'nearest' ? (
        <>
          {found.gone && <p>{t('noVariant', { name: found.name, ...found.gone })}</p>}
          {found.goneParts > 0 && <p>{t('goneParts', { count: found.goneParts })}</p>}
          {found.notFitting.length > 0 && (
            <p>{t('notFitting', { names: found.notFitting.join(', ') })}</p>
          )}
          <p>
            <Link href={found.path} prefetch={false}>
              {t('openNearest', { name: found.name })}
            </Link>
          </p>
        </>
      ) : null}
    </div>
  );
}
