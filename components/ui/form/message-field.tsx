import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import '@/styles/on-demand/field-errors.scss';

type Props = ComponentProps<'textarea'> & {
  label: string;
  hint: string;
  /** The error message; replaces the hint. */
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

/** States that a submission failed and why. Nothing while `reason` is null. */
export function SubmitErrorNote({ title, reason }: { title: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <Note tone="error" role="alert">
      <b>{title}</b> {reason}
    </Note>
  );
}
