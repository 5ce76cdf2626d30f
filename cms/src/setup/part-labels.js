const { partNames } = require('../editing/part-names');

/**
 * @typedef {import('../editing/part-names').PartUid} Uid
 * @typedef {import('../strapi-types').LifecycleEvent<Uid, import('../editing/part-names').Part>} PartEvent
 */

const uids = /** @type {Uid[]} */ (Object.keys(partNames));

/**
 * Sets a component's label on every write. Editors see it while the component is collapsed.
 * @param {import('../strapi-types').Strapi} strapi
 */
function labelParts(strapi) {
  strapi.db.lifecycles.subscribe({
    models: uids,
    /** @param {PartEvent} event */
    beforeCreate({ model, params }) {
      params.data.label = partNames[model.uid](params.data);
    },
    /** @param {PartEvent} event */
    async beforeUpdate({ model, params: { data, where } }) {
      const before = await strapi.db.query(model.uid).findOne({ where });
      data.label = partNames[model.uid]({ ...before, ...data });
    },
  });
  const extension = strapi.plugin('graphql').service('extension');
  for (const uid of uids) extension.shadowCRUD(uid).field('label').disable();
}

/**
 * Adds labels to components that were saved before labels existed.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function labelOlderParts(strapi) {
  for (const uid of uids) {
    const parts = await strapi.db.query(uid).findMany({ where: { label: null } });
    for (const { id, ...data } of parts) await strapi.db.query(uid).update({ where: { id }, data });
  }
}

module.exports = { labelOlderParts, labelParts };
