import { Flex, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { ChangeLine } from '../desk/change-line';
import { useAnswer } from '../desk/use-answer';

/**
 * Side panel of an entry: the latest changes in the language of the open entry with their authors and fields, newest
 * first.
 */
export function ChangesPanel({ document, documentId, model }) {
  const { formatMessage } = useIntl();
  const [{ query }] = useQueryParams();
  const locale = query?.plugins?.i18n?.locale ?? document?.locale ?? '';
  const isReviewed = Boolean(document && 'reviewStage' in document);
  const path = `/editing/changes/${model}/${documentId}?${new URLSearchParams({ locale })}`;
  const changes = useAnswer(isReviewed && documentId ? path : null, document?.updatedAt);
  if (!isReviewed || !documentId) return null;
  return {
    title: formatMessage({ id: 'editing.changes', defaultMessage: 'Changes' }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {changes?.length === 0 && (
          <Typography textColor="neutral600">
            {formatMessage({ id: 'editing.changes.none', defaultMessage: 'None yet.' })}
          </Typography>
        )}
        {(changes ?? []).slice(0, 8).map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </Flex>
    ),
  };
}
