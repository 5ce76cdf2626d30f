'use client';

import type { ReactNode } from 'react';
import { SelectField, TextField } from '@/components/ui/form/field';
import './b2b.scss';

/** The row of filter fields above a list of the dealer account. */
export function FilterBar({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <form
      role="search"
      aria-label={label}
      className="lt-b2b-filter"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

type SearchProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
};

/** The search field of a filter bar. */
export function FilterSearch({ label, value, onChange, onFocus }: SearchProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={value}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      fieldClassName="grow"
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
    />
  );
}

type SelectProps<Value extends string> = {
  readonly label: string;
  /** The label of the first option, which selects all values. */
  readonly all: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value | null) => void;
};

/** A select field of a filter bar: one of several values, or all. */
export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.find(([option]) => option === target.value)?.[0] ?? null)
      }
    >
      <option value="">{all}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
