const { isReviewed } = require('../workflow/stages');

/**
 * Hides the editorial fields (review stage, times and authors) from the GraphQL API, because they are not part of the
 * contract.
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
