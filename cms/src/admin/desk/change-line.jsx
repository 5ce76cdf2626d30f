import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Shows one change: the person, the time, the action, and the old and new values of short fields. */
export function ChangeLine({ change, children }) {
  const { formatDate, formatMessage } = useIntl();
  const { action, createdAt, fields, person } = change;
  const said = (value) =>
    moment.test(value) ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
  const who = person || formatMessage({ id: 'editing.clock', defaultMessage: 'By itself' });
  return (
    <Box>
      {children}
      <Typography variant="pi" fontWeight="bold" tag="p">
        {who}: {formatMessage({ id: `editing.action.${action}`, defaultMessage: action })}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </Typography>
      {fields.map(({ field, from, label, to }) => (
        <Typography key={field} variant="pi" tag="p" style={{ overflowWrap: 'anywhere' }}>
          {to === undefined
            ? label
            : [label && `${label}:`, from && `${said(from)} →`, said(to) || '–']
                .filter(Boolean)
                .join(' ')}
        </Typography>
      ))}
    </Box>
  );
}
