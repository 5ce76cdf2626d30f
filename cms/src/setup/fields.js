/** The custom fields of this project. Their inputs are in `src/admin/inputs`. */
const fields = [
  { name: 'text-list', type: 'json' },
  { name: 'opening-hours', type: 'json' },
  { name: 'choice', type: 'string' },
  { name: 'choice-or-text', type: 'text' },
  { name: 'colour', type: 'string' },
  { name: 'year', type: 'integer' },
];

module.exports = { fields };
