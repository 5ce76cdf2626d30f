import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslations } from 'next-intl';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/select-fields.scss';

type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message, shown instead of the hint. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
};

/** The attributes that connect a control to its label, hint and error. */
type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldText & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The frame of a form control: label above, hint below. An error replaces the hint. */
function Field({ id, label, hint, error, isOptional = false, className, children }: FieldProps) {
  const t = useTranslations('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label className="form-label" htmlFor={controlId}>
        {label}
        {isOptional && <span className="text-3 fw-normal"> {t('optional')}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <div id={noteId} className={error ? 'invalid-feedback d-block' : 'form-text'}>
          {note}
        </div>
      )}
    </div>
  );
}

type Shared = FieldText & { fieldClassName?: string | undefined };

type TextFieldProps = Shared & ComponentProps<'input'>;

/**
 * A single-line text field. `ref` and all other props are passed to the input, so that form libraries can register it.
 */
export function TextField(props: TextFieldProps) {
  const { field, className, ...input } = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={controlClass('form-control', field.error, className)}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = Shared & ComponentProps<'select'>;

/** A select field, for more than three options. */
export function SelectField(props: SelectFieldProps) {
  const { field, className, children, ...select } = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={controlClass('form-select', field.error, className)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

/** Separates the props of the field from those of its control. */
function splitProps<Props extends Shared & { id?: string | undefined }>({
  id,
  label,
  hint,
  error,
  isOptional,
  fieldClassName,
  ...control
}: Props) {
  const field = { id, label, hint, error, isOptional, className: fieldClassName };
  return { field, ...control };
}

function controlClass(base: string, error: string | undefined, more: string | undefined): string {
  return [base, error && 'is-invalid', more].filter(Boolean).join(' ');
}
