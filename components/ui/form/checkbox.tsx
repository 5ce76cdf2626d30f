import { type ComponentProps, type ReactNode, useId } from 'react';
import '@/styles/on-demand/checkboxes.scss';
import '@/styles/on-demand/field-errors.scss';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  fieldClassName?: string;
};

/** A checkbox with its label; an error is shown below. */
export function Checkbox({ label, error, id, className, fieldClassName, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  return (
    <div className={['form-check', fieldClassName].filter(Boolean).join(' ')}>
      <input
        {...input}
        id={controlId}
        type="checkbox"
        className={['form-check-input', error && 'is-invalid', className].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : input['aria-describedby']}
      />
      <label className="form-check-label" htmlFor={controlId}>
        {label}
      </label>
      {error && (
        <div id={errorId} className="invalid-feedback d-block">
          {error}
        </div>
      )}
    </div>
  );
}
