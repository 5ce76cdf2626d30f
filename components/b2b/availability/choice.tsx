import { SelectField } from '@/components/ui/field';

type Props = {
  readonly label: string;
  /** What the empty value is called. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
};

/** One value of many, or all. A value from the address that is no longer there stays visible, as it still filters. */
export function Choice({ label, all, value, options, onChoose }: Props) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
