import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { EntryLink } from './entry-link';
import { useAnswer } from './use-answer';

/** Home page widget: entries that are waiting for a review or for their publication time. */
export function WaitingWidget() {
  const { formatDate, formatMessage } = useIntl();
  const desk = useAnswer('/editing/desk');
  const word = (id) => formatMessage({ id: `editing.waiting.${id}`, defaultMessage: id });
  const stateOf = ({ publishAt, reviewStage }) => {
    if (!publishAt) return word('review');
    const when = formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short' });
    return reviewStage === 'approved' ? `${word('at')} ${when}` : `${when}, ${word('unapproved')}`;
  };
  if (desk?.waiting.length === 0) return <Typography>{word('nothing')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {(desk?.waiting ?? []).map((one) => (
        <Box key={`${one.uid}/${one.entry}/${one.language}`}>
          <EntryLink {...one}>{one.title}</EntryLink>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {[one.language, stateOf(one)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
