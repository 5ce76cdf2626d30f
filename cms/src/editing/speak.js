const { blockPictures } = require('./block-pictures');
const { rowsOf } = require('./rows');
const { views } = require('./views');

/**
 * @typedef {import('./rows').View} View
 * @typedef {import('./rows').Words} Words
 * @typedef {'de' | 'en'} Language
 * @typedef {{ uid: string, info: object, attributes: Record<string, object> }} Schema
 * @typedef {{ contentTypes: Schema[], components: Schema[] }} Schemas
 * @typedef {Pick<import('../strapi-types').ViewConfiguration, 'metadatas'>} Shown
 * @typedef {{ uid: string } & Shown} ShownView
 * @typedef {{ contentType?: ShownView, component?: ShownView, components?: Record<string, Shown> }} Configuration
 * @typedef {import('../strapi-types').Entry} Term
 */

/**
 * Middleware that translates the types, fields and choices in admin responses into the user's language, German unless
 * the profile is set to English. Strapi itself supports only one label for all languages.
 * @param {{ strapi: import('../strapi-types').Strapi }} context
 * @returns {Parameters<import('../strapi-types').Strapi['server']['use']>[0]}
 */
function speak({ strapi }) {
  return async (ctx, next) => {
    await next();
    const { data } = ctx.body ?? {};
    if (!data || !ctx.path.startsWith('/content-manager/')) return;
    const language = ctx.state.user?.preferedLanguage === 'en' ? 'en' : 'de';
    if (ctx.path === '/content-manager/init')
      ctx.body = { data: await translateSchemas(strapi, /** @type {Schemas} */ (data), language) };
    else if (ctx.path.endsWith('/configuration'))
      ctx.body = { data: translateConfiguration(/** @type {Configuration} */ (data), language) };
  };
}

/**
 * @param {Words | undefined} words
 * @param {Language} language
 */
const wordOf = ([german, english] = ['', ''], language) => (language === 'en' ? english : german);

/**
 * @param {import('../strapi-types').Strapi} strapi
 * @param {Schemas} data
 * @param {Language} language
 * @returns {Promise<Schemas>}
 */
async function translateSchemas(strapi, data, language) {
  const terms = await strapi
    .documents('api::term.term')
    .findMany({ locale: language, fields: ['slug', 'name', 'kind'], sort: 'name' });
  const translate = (/** @type {Schema} */ schema) => translateSchema(schema, language, terms);
  return {
    ...data,
    contentTypes: data.contentTypes.map(translate),
    components: data.components.map(translate),
  };
}

/**
 * @param {Schema} schema
 * @param {Language} language
 * @param {Term[]} terms
 * @returns {Schema}
 */
function translateSchema(schema, language, terms) {
  const view = views.get(schema.uid);
  if (!view) return schema;
  const panelStarts = new Set(
    rowsOf(view).flatMap(({ fields, startsPanel }) => (startsPanel ? [fields[0].name] : [])),
  );
  const attributes = Object.entries(schema.attributes).map(([name, attribute]) => {
    const choices = choicesOf(view.fields[name]?.choices, language, terms);
    return [
      name,
      { ...attribute, ...(choices && { choices }), startsPanel: panelStarts.has(name) },
    ];
  });
  const preview = blockPictures[schema.uid];
  return {
    ...schema,
    info: { ...schema.info, displayName: wordOf(view.name, language), ...(preview && { preview }) },
    attributes: Object.fromEntries(attributes),
  };
}

/**
 * @param {import('./rows').Field['choices']} choices
 * @param {Language} language
 * @param {Term[]} terms
 */
function choicesOf(choices, language, terms) {
  if (!choices) return null;
  if (choices.$terms)
    return terms
      .filter(({ kind }) => kind === choices.$terms)
      .map(({ slug, name }) => ({ value: slug, label: name }));
  return Object.entries(choices).map((/** @type {[string, Words]} */ [value, words]) => ({
    value,
    label: wordOf(words, language),
  }));
}

/**
 * @param {Configuration} configuration
 * @param {Language} language
 * @returns {Configuration}
 */
function translateConfiguration({ contentType, component, components: parts = {} }, language) {
  const translatedParts = Object.entries(parts).map(([uid, part]) => [
    uid,
    translateView({ ...part, uid }, language),
  ]);
  return {
    ...(contentType && { contentType: translateView(contentType, language) }),
    ...(component && { component: translateView(component, language) }),
    components: Object.fromEntries(translatedParts),
  };
}

/**
 * @param {ShownView} configuration
 * @param {Language} language
 * @returns {ShownView}
 */
function translateView(configuration, language) {
  const view = views.get(configuration.uid);
  if (!view) return configuration;
  const metadatas = Object.entries(configuration.metadatas).map(([name, { edit, list }]) => {
    const { label, help } = view.fields[name] ?? {};
    if (!label) return [name, { edit, list }];
    const words = { label: wordOf(label, language) };
    return [
      name,
      {
        edit: { ...edit, ...words, description: wordOf(help, language) },
        list: { ...list, ...words },
      },
    ];
  });
  return { ...configuration, metadatas: Object.fromEntries(metadatas) };
}

module.exports = { speak };
