import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/message/notice';
import '@/styles/on-demand/field-errors.scss';

type Props = ComponentProps<'textarea'> & {
  label: string;
  hint: string;
  /** The error message, shown instead of the hint. */
  error?: string | undefined;
  isOptional?: boolean;
};

/** A multi-line text field. An error replaces the hint. */
export function MessageField({ label, hint, error, isOptional = false, ...textarea }: Props) {
  const t = useTranslations('common');
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
        {isOptional && <span className="text-3 fw-normal"> {t('optional')}</span>}
      </label>
      <textarea
        rows={3}
        {...textarea}
        id={id}
        className={error ? 'form-control is-invalid' : 'form-control'}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} className={error ? 'invalid-feedback d-block' : 'form-text'}>
        {error ?? hint}
      </div>
    </div>
  );
}

/** A message that a form could not be submitted and why. Renders nothing while `reason` is null. */
export function SubmitErrorNotice({ title, reason }: { title: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <Notice tone="error" role="alert">
      <b>{title}</b> {reason}
    </Notice>
  );
}
