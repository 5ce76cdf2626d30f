import { Typography } from '@strapi/design-system';

/** Makes the entry lists of the admin show the label of a choice instead of its value. */
export function withChoiceLabels({ displayedHeaders, ...rest }) {
  return { ...rest, displayedHeaders: displayedHeaders.map(withLabels) };
}

function withLabels(header) {
  const choices = header.attribute?.choices;
  if (!choices) return header;
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  return {
    ...header,
    cellFormatter: (document) => (
      <Typography textColor="neutral800">
        {labels.get(document[header.name]) ?? document[header.name] ?? ''}
      </Typography>
    ),
  };
}
