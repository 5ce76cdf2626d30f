const { isReviewed } = require('../workflow/stages');

/**
 * What only editors need is no part of the contract: stages, times and who changed what are not answered.
 * @param {import('../strapi-types').Strapi} strapi
 */
function hideEditing(strapi) {
  const extension = strapi.plugin('graphql').service('extension');
  extension.shadowCRUD('api::change.change').disable();
  for (const { attributes, uid } of Object.values(strapi.contentTypes).filter(isReviewed))
    for (const name of ['reviewStage', 'publishAt'])
      if (name in attributes) extension.shadowCRUD(uid).field(name).disable();
}

module.exports = { hideEditing };
