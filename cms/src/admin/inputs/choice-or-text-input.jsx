import { Box, Field, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const ownText = 'own-text';

/** Select with the labels of a field's allowed values, or free text. */
export function ChoiceOrTextInput({
  attribute,
  disabled,
  hint,
  label,
  labelAction,
  name,
  required,
}) {
  const { formatMessage } = useIntl();
  const { error, onChange, value } = useField(name);
  const choices = attribute.choices ?? [];
  const [isWriting, setIsWriting] = useState(
    Boolean(value) && !choices.some((choice) => choice.value === value),
  );
  const choose = (chosen) => {
    setIsWriting(chosen === ownText);
    onChange(name, chosen === ownText ? '' : chosen);
  };
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={isWriting ? ownText : (value ?? '')}
        disabled={disabled}
        placeholder={formatMessage({ id: 'editing.choose', defaultMessage: 'Choose' })}
        onChange={(chosen) => choose(String(chosen))}
        onClear={() => choose(null)}
      >
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
        <SingleSelectOption value={ownText}>
          {formatMessage({ id: 'editing.choose.own', defaultMessage: 'A text of its own' })}
        </SingleSelectOption>
      </SingleSelect>
      {isWriting && (
        <Box paddingTop={2}>
          <Textarea
            aria-label={label}
            value={value ?? ''}
            disabled={disabled}
            onChange={({ target }) => onChange(name, target.value)}
          />
        </Box>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
