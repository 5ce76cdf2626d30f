import { useLocale, useTranslations } from 'next-intl';
import './parts-choice.scss';
import '@/styles/by-use/fields.scss';

interface Props {
  readonly typed: string;
  readonly isWrong: boolean;
}

/** A plain form that asks the page itself. */
export function CodeForm({ typed, isWrong }: Props) {
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
          className={`form-control num ${isWrong ? 'is-invalid' : ''}`}
          defaultValue={typed}
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
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
