import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { ChangeLine } from './change-line';
import { EntryLink } from './entry-link';
import { useAnswer } from './use-answer';

/** Home page widget: the latest changes and their authors. */
export function ChangesWidget() {
  const { formatMessage } = useIntl();
  const desk = useAnswer('/editing/desk');
  if (desk?.changes.length === 0)
    return (
      <Typography>
        {formatMessage({ id: 'editing.changes.none', defaultMessage: 'None yet.' })}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {(desk?.changes ?? []).map((change) => (
        <ChangeLine key={change.id} change={{ ...change, fields: [] }}>
          <EntryLink {...change}>{change.title || change.entry}</EntryLink>
        </ChangeLine>
      ))}
    </Flex>
  );
}
