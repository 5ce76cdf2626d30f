const { blockPictures } = require('./block-pictures');
const { rowsOf } = require('./rows');
const { views } = require('./views');

/**
 * What the admin is told of types, fields and choices, in the language of who asks: German unless the profile says English. Strapi
 * knows one label for all.
 */
function speak({ strapi }) {
  return async (ctx, next) => {
    await next();
    const { data } = ctx.body ?? {};
    if (!data || !ctx.path.startsWith('/content-manager/')) return;
    const language = ctx.state.user?.preferedLanguage === 'en' ? 'en' : 'de';
    if (ctx.path === '/content-manager/init')
      ctx.body = { data: await spokenSchemas(strapi, data, language) };
    else if (ctx.path.endsWith('/configuration'))
      ctx.body = { data: spokenConfiguration(data, language) };
  };
}

const wordOf = ([german, english] = ['', ''], language) => (language === 'en' ? english : german);

async function spokenSchemas(strapi, data, language) {
  const terms = await strapi
    .documents('api::term.term')
    .findMany({ locale: language, fields: ['slug', 'name', 'kind'], sort: 'name' });
  const spoken = (schema) => spokenSchema(schema, language, terms);
  return {
    ...data,
    contentTypes: data.contentTypes.map(spoken),
    components: data.components.map(spoken),
  };
}

function spokenSchema(schema, language, terms) {
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

function choicesOf(choices, language, terms) {
  if (!choices) return null;
  if (choices.$terms)
    return terms
      .filter(({ kind }) => kind === choices.$terms)
      .map(({ slug, name }) => ({ value: slug, label: name }));
  return Object.entries(choices).map(([value, words]) => ({
    value,
    label: wordOf(words, language),
  }));
}

function spokenConfiguration({ contentType, component, components: parts = {} }, language) {
  const spokenParts = Object.entries(parts).map(([uid, part]) => [
    uid,
    spokenView({ ...part, uid }, language),
  ]);
  return {
    ...(contentType && { contentType: spokenView(contentType, language) }),
    ...(component && { component: spokenView(component, language) }),
    components: Object.fromEntries(spokenParts),
  };
}

function spokenView(configuration, language) {
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
