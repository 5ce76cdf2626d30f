import { Box, Field, Flex, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

const full = /^#[0-9a-f]{6}$/;

/** Color as #rrggbb: one of the brand colors, or any other from the browser's color picker or typed in. */
export function ColourInput({ attribute, disabled, hint, label, labelAction, name, required }) {
  const { formatMessage } = useIntl();
  const { error, onChange, value } = useField(name);
  const change = (next) => onChange(name, next === '' ? null : next.toLowerCase());
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2} wrap="wrap">
        {(attribute.choices ?? []).map((choice) => (
          <Swatch
            key={choice.value}
            colour={choice.value}
            label={choice.label}
            isChosen={choice.value === value}
            disabled={disabled}
            onChoose={change}
          />
        ))}
        <input
          type="color"
          aria-label={formatMessage({ id: 'editing.colour.pick', defaultMessage: 'Pick a colour' })}
          value={full.test(value ?? '') ? value : '#ffffff'}
          disabled={disabled}
          onChange={(event) => change(event.target.value)}
          style={{ width: '3.2rem', height: '3.2rem', padding: 0, border: 0, background: 'none' }}
        />
        <Box flex="1" minWidth="12rem">
          <TextInput
            value={value ?? ''}
            disabled={disabled}
            placeholder="#1b1c1d"
            onChange={(event) => change(event.target.value)}
          />
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function Swatch({ colour, disabled, isChosen, label, onChoose }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={() => onChoose(colour)}
      style={{
        width: '3.2rem',
        height: '3.2rem',
        borderRadius: '4px',
        background: colour,
        border: '1px solid #8e8ea9',
        outline: isChosen ? '2px solid #4945ff' : 'none',
        outlineOffset: '2px',
        cursor: 'pointer',
      }}
    />
  );
}
