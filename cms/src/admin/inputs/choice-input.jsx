import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

/**
 * Select with the labels of a field's allowed values. An unknown stored value stays until the editor chooses another.
 */
export function ChoiceInput({ attribute, disabled, hint, label, labelAction, name, required }) {
  const { formatMessage } = useIntl();
  const { error, onChange, value } = useField(name);
  const choices =
    attribute.choices ?? (attribute.enum ?? []).map((one) => ({ value: one, label: one }));
  const isAlwaysSet = required || attribute.default !== undefined;
  const isStray = Boolean(value) && !choices.some((choice) => choice.value === value);
  const shown = isStray ? [...choices, { value, label: value }] : choices;
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled}
        placeholder={formatMessage({ id: 'editing.choose', defaultMessage: 'Choose' })}
        onChange={(chosen) => onChange(name, String(chosen))}
        {...(isAlwaysSet ? {} : { onClear: () => onChange(name, null) })}
      >
        {shown.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
