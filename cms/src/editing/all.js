const componentFields = require('./component-fields');
const sharedFields = require('./shared-fields');

/** @typedef {import('./rows').View} View */

const types = [
  require('./types/page'),
  require('./types/blog'),
  require('./types/event'),
  require('./types/job'),
  require('./types/faq'),
  require('./types/feature'),
  require('./types/download'),
  require('./types/banner'),
  require('./types/bike'),
  require('./types/accessory'),
  require('./types/dealer'),
  require('./types/term'),
];

const components = [
  ...require('./components/blocks'),
  ...require('./components/shared'),
  ...require('./components/products'),
];

/** @type {import('./rows').Field} */
const plainSlug = {
  ...sharedFields.slug,
  help: [
    'Steht am Ende der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche. Nach einer Änderung führt die bisherige ins Leere.',
    'The end of the web address: small letters, digits, hyphens. After a change the present one leads nowhere.',
  ],
};

/** @param {View} view */
const hasFormerSlugs = ({ rows }) => rows.join(' ').includes('formerSlugs');

/**
 * @param {View} view
 * @returns {View}
 */
const wholeType = (view) => ({
  ...view,
  fields: {
    ...sharedFields,
    ...(hasFormerSlugs(view) ? {} : { slug: plainSlug }),
    ...view.fields,
  },
});

/**
 * @param {View} view
 * @returns {View}
 */
const wholeComponent = (view) => ({ ...view, fields: { ...componentFields, ...view.fields } });

/**
 * The edit views of all types and components: labels, help texts, choices and the order of fields, in German and
 * English.
 */
module.exports = { types: types.map(wholeType), components: components.map(wholeComponent) };
