const { partNames } = require('../editing/part-names');

/**
 * @typedef {import('../editing/part-names').PartUid} Uid
 * @typedef {import('../strapi-types').LifecycleEvent<Uid, import('../editing/part-names').Part>} PartEvent
 */

const uids = /** @type {Uid[]} */ (Object.keys(partNames));

/**
 * Parts are labelled whenever they are written, whoever does it: editors read the label while a part is closed.
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
 * Parts that were written before there were labels get theirs.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function labelOlderParts(strapi) {
  for (const uid of uids) {
    const parts = await strapi.db.query(uid).findMany({ where: { label: null } });
    for (const { id, ...data } of parts) await strapi.db.query(uid).update({ where: { id }, data });
  }
}

module.exports = { labelOlderParts, labelParts };
