export type SegmentOption = { value: string; label: string };

export type SegmentProps = {
  name: string;
  label: string;
  options: readonly SegmentOption[];
  value: string;
  onChange: (value: string) => void;
};

/** Two or three short options side by side; more are a select (design README §7). */
export function Segment({ name, label, options, value, onChange }: SegmentProps) {
  return (
    <div className="lt-seg" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'is-on' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
