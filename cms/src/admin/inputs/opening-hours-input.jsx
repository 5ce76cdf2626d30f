import { Box, Button, Field, Flex, IconButton, TimePicker } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { valueOf } from './value-of';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const usual = { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '18:00' };

/** Opening hours in the format of the storefront. Days with the same hours share a line. */
export function OpeningHoursInput({ disabled, hint, label, labelAction, name, required }) {
  const { formatMessage } = useIntl();
  const { error, onChange, value } = useField(name);
  const lines = valueOf(value);
  const change = (next) => onChange(name, next);
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={3}>
        {lines.map((line, index) => (
          // Lines have no id other than their index.
          <HoursLine
            key={index}
            line={line}
            disabled={disabled}
            onChange={(next) => change(lines.with(index, next))}
            onRemove={() => change(lines.filter((_, other) => other !== index))}
          />
        ))}
        <Box>
          <Button
            variant="tertiary"
            size="S"
            startIcon={<Plus />}
            disabled={disabled}
            onClick={() => change([...lines, usual])}
          >
            {formatMessage({ id: 'editing.hours.add', defaultMessage: 'Add hours' })}
          </Button>
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function HoursLine({ disabled, line, onChange, onRemove }) {
  const { formatMessage } = useIntl();
  const word = (id) => formatMessage({ id: `editing.hours.${id}`, defaultMessage: id });
  const toggled = (day) =>
    days.filter((one) => (one === day ? !line.days.includes(one) : line.days.includes(one)));
  const time = (field) => (
    <Box width="13rem">
      <TimePicker
        aria-label={word(field)}
        step={30}
        value={line[field] ?? ''}
        disabled={disabled}
        onChange={(next) => onChange({ ...line, [field]: next?.slice(0, 5) ?? '' })}
      />
    </Box>
  );
  return (
    <Flex gap={2} wrap="wrap">
      {days.map((day) => (
        <Button
          key={day}
          size="S"
          variant={line.days.includes(day) ? 'default' : 'tertiary'}
          aria-pressed={line.days.includes(day)}
          disabled={disabled}
          onClick={() => onChange({ ...line, days: toggled(day) })}
        >
          {word(day)}
        </Button>
      ))}
      {time('opens')}
      {time('closes')}
      <IconButton label={word('remove')} disabled={disabled} onClick={onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  );
}
