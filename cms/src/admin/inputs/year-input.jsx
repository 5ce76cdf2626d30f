import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

const shape = /^\d{0,4}$/;

/** Year input: four digits without a thousands separator. */
export function YearInput({ disabled, hint, label, labelAction, name, required }) {
  const { error, onChange, value } = useField(name);
  const change = (typed) => {
    if (shape.test(typed)) onChange(name, typed === '' ? null : Number(typed));
  };
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        value={value === null || value === undefined ? '' : String(value)}
        disabled={disabled}
        onChange={({ target }) => change(target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
