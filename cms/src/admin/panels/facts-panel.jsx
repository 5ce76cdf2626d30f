import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useAnswer } from '../desk/use-answer';

/** Side panel of an entry: the placeholders that texts may use, and the value visitors see instead of each. */
export function FactsPanel({ model }) {
  const { formatMessage } = useIntl();
  const isText = model.startsWith('api::') && model !== 'api::term.term';
  const facts = useAnswer(isText ? '/editing/facts' : null);
  if (!isText || !facts) return null;
  const word = (id, fallback) => formatMessage({ id, defaultMessage: fallback });
  return {
    title: word('editing.facts', 'Figures from the data'),
    content: (
      <Box width="100%">
        <Typography variant="pi" textColor="neutral600" tag="p">
          {word('editing.facts.help', 'Write the name; readers see the figure as it is today.')}
        </Typography>
        <Box tag="details" paddingTop={2}>
          <Typography variant="pi" fontWeight="bold" tag="summary" style={{ cursor: 'pointer' }}>
            {word('editing.facts.show', 'All names')}
          </Typography>
          <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
            {facts.map(({ name, meaning }) => (
              <Box key={name}>
                <Typography variant="pi" tag="p" style={{ overflowWrap: 'anywhere' }}>
                  <code style={{ userSelect: 'all' }}>{`{{${name}}}`}</code>
                </Typography>
                <Typography variant="pi" textColor="neutral600" tag="p">
                  {meaning}
                </Typography>
              </Box>
            ))}
          </Flex>
        </Box>
      </Box>
    ),
  };
}
