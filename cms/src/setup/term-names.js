const { views } = require('../editing/views');

const uid = 'api::term.term';
const view = /** @type {import('../editing/rows').View} */ (views.get(uid));
const kinds = /** @type {import('../editing/rows').Choices} */ (view.fields.kind.choices);

/**
 * Sets the label of a term with its kind, such as "Farbe: Perlweiß", because colors, frames and uses share one list.
 * @param {import('../strapi-types').Strapi} strapi
 */
function nameTerms(strapi) {
  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    if (context.uid === uid && (action === 'create' || action === 'update')) {
      const place = params.locale === 'en' ? 1 : 0;
      const { kind, name } = params.data;
      if (name) params.data.label = kind ? `${kinds[kind][place]}: ${name}` : name;
    }
    return next();
  });
}

module.exports = { nameTerms };
