import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import '@/styles/on-demand/field-errors.scss';

type Props = ComponentProps<'textarea'> & {
  label: string;
  hint: string;
  /** What to do, as a sentence; it takes the hint's place. */
  error?: string | undefined;
  isOptional?: boolean;
};

/** A field for some lines of text; an error takes the hint's place. */
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

/** That something has not arrived, and why; nothing while `reason` is null. */
export function SubmitErrorNote({ title, reason }: { title: string; reason: string | null }) {
  if (reason === null) return null;
  return (
    <Note tone="error" role="alert">
      <b>{title}</b> {reason}
    </Note>
  );
}
