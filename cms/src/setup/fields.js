/** Inputs of this project in place of bare text and JSON; `src/admin/inputs` draws them. */
const fields = [
  { name: 'text-list', type: 'json' },
  { name: 'opening-hours', type: 'json' },
  { name: 'choice', type: 'string' },
  { name: 'choice-or-text', type: 'text' },
  { name: 'colour', type: 'string' },
  { name: 'year', type: 'integer' },
];

module.exports = { fields };
