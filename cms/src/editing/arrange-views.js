const { createHash } = require('node:crypto');
const { components, types } = require('./all');
const { rowsOf } = require('./rows');

/**
 * @typedef {import('../strapi-types').ViewConfiguration} ViewConfiguration
 * @typedef {import('../strapi-types').ViewService} ViewService
 * @typedef {Parameters<ViewService['findConfiguration']>[0]} Model
 */

const store = { type: 'core', name: 'editing', key: 'arranged' };

/**
 * Applies the edit views and lists of this project, once after each change of their description in this repository.
 * Changes that users made in the admin are kept until the next change.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function arrangeViews(strapi) {
  const wanted = createHash('sha256').update(JSON.stringify({ types, components })).digest('hex');
  if ((await strapi.store.get(store)) === wanted) return;
  /**
   * @template {'components' | 'content-types'} Name
   * @param {Name} name
   */
  const manager = (name) => strapi.plugin('content-manager').service(name);
  for (const view of types) {
    const service = manager('content-types');
    await arrange(service, service.findContentType(view.uid), view);
  }
  for (const view of components) {
    const service = manager('components');
    await arrange(service, service.findComponent(view.uid), view);
  }
  await strapi.store.set({ ...store, value: wanted });
}

/**
 * @param {ViewService} service
 * @param {Model} model
 * @param {import('./rows').View} view
 */
async function arrange(service, model, view) {
  const { settings, metadatas, layouts } = await service.findConfiguration(model);
  const [sortBy, sortOrder] = view.sort ?? [];
  await service.updateConfiguration(model, {
    settings: {
      ...settings,
      mainField: view.main,
      pageSize: 50,
      ...(sortBy ? { defaultSortBy: sortBy, defaultSortOrder: sortOrder } : {}),
    },
    metadatas: withReadableRelations(model, metadatas),
    layouts: {
      ...layouts,
      edit: rowsOf(view).map((row) => row.fields),
      ...(view.list ? { list: view.list } : {}),
    },
  });
}

/**
 * Shows related entries by a readable field instead of their id or slug.
 * @param {Model} model
 * @param {ViewConfiguration['metadatas']} metadatas
 * @returns {ViewConfiguration['metadatas']}
 */
function withReadableRelations(model, metadatas) {
  const entries = Object.entries(metadatas).map(([name, { edit, list }]) => {
    const target = types.find(({ uid }) => uid === model.attributes[name]?.target);
    return [name, { edit: target ? { ...edit, mainField: target.main } : edit, list }];
  });
  return Object.fromEntries(entries);
}

module.exports = { arrangeViews };
