import { Box, Button, Field, Flex, IconButton, TextInput } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { valueOf } from './value-of';

/** List of short texts, one per line, saved as JSON. Empty lines are not saved. */
export function TextListInput({ disabled, hint, label, labelAction, name, required }) {
  const { formatMessage } = useIntl();
  const { error, onChange, value } = useField(name);
  const lines = valueOf(value);
  const change = (next) => onChange(name, next);
  const remove = formatMessage({ id: 'editing.list.remove', defaultMessage: 'Remove line' });
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {lines.map((line, index) => (
          // Lines have no id other than their index.
          <Flex key={index} gap={2}>
            <Box flex="1">
              <TextInput
                aria-label={`${label} ${index + 1}`}
                value={line}
                disabled={disabled}
                onChange={({ target }) => change(lines.with(index, target.value))}
              />
            </Box>
            <IconButton
              label={remove}
              disabled={disabled}
              onClick={() => change(lines.filter((_, other) => other !== index))}
            >
              <Trash />
            </IconButton>
          </Flex>
        ))}
        <Box>
          <Button
            variant="tertiary"
            size="S"
            startIcon={<Plus />}
            disabled={disabled}
            onClick={() => change([...lines, ''])}
          >
            {formatMessage({ id: 'editing.list.add', defaultMessage: 'Add a line' })}
          </Button>
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
