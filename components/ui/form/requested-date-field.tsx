import { useId } from 'react';
import type { IsoDay } from '@/domain/time/day';
import '@/styles/on-demand/field-errors.scss';

interface Props {
  readonly label: string;
  readonly labelClassName: string;
  readonly value: string;
  /** The earliest date that can be requested. */
  readonly earliest: IsoDay;
  /** The hint below the field. */
  readonly hint: string;
  /** The error, shown instead of the hint; null while the requested date is possible. */
  readonly problem: string | null;
  readonly onChange: (day: string) => void;
}

/** The field for the requested date of an order. A date that is too early shows an error at the field. */
export function RequestedDateField(props: Props) {
  const { label, labelClassName: labelClass, value, earliest, hint, problem, onChange } = props;
  const id = useId();
  const isTooEarly = problem !== null;
  return (
    <>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={`form-control ${isTooEarly ? 'is-invalid' : ''}`}
        min={earliest}
        value={value}
        aria-invalid={isTooEarly}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p
        id={`${id}-hint`}
        className={isTooEarly ? 'invalid-feedback d-block mb-0' : 'form-text mb-0'}
      >
        {problem ?? hint}
      </p>
    </>
  );
}
