import { useId } from 'react';
import type { IsoDay } from '@/domain/time/day';
import '@/styles/on-demand/field-errors.scss';

interface Props {
  readonly label: string;
  readonly labelClassName: string;
  readonly value: string;
  /** The first day that can be had. */
  readonly earliest: IsoDay;
  /** Below the field. */
  readonly hint: string;
  /** Said at the field instead; null while the day can be had. */
  readonly problem: string | null;
  readonly onChange: (day: string) => void;
}

/** A day somebody wishes their order for; one that is too early is said at the field. */
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
