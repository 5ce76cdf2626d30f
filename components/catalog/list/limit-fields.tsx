'use client';

import { type ReactNode, useState } from 'react';
import '@/styles/by-use/select.scss';
import './list.scss';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What stands for no limit. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** One limit out of some. */
export function LimitSelect({ id, name, label, all, value, options, onChange }: SelectProps) {
  return (
    <div className="lt-limit">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="form-select lt-select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly type: 'number' | 'date';
  readonly min?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A number or a day of one's own: it counts when it is left or confirmed, not with each letter. */
export function LimitField({ id, name, label, value, type, min, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <div className="lt-limit">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className="form-control"
        value={typed ?? value}
        {...(type === 'date'
          ? { type, min }
          : { type: 'text', inputMode: 'numeric' as const, maxLength: 9, autoComplete: 'off' })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </div>
  );
}
