import './size-buttons.scss';
type SizeOption = {
  value: string;
  /** Body height, or why it is off. */
  note: string;
  isOff?: boolean;
};

type SizeButtonsProps = {
  name: string;
  label: string;
  options: readonly SizeOption[];
  value: string;
  onChange: (value: string) => void;
};

/** Letter and body height; what is off stays visible with its reason (design README §7). */
export function SizeButtons({ name, label, options, value, onChange }: SizeButtonsProps) {
  return (
    <div className="lt-sizes" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={sizeClass(option, value)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOff}
            onChange={() => onChange(option.value)}
          />
          <b>{option.value}</b>
          <small>{option.note}</small>
        </label>
      ))}
    </div>
  );
}

function sizeClass({ value, isOff }: SizeOption, chosen: string): string | undefined {
  if (isOff) return 'is-off';
  return value === chosen ? 'is-on' : undefined;
}
