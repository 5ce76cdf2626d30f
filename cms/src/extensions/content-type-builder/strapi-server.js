/**
 * Disables the content type builder. Types change in this repository, together with the contract. Strapi always loads
 * the builder, so its permission and its routes are removed.
 * @param {{ bootstrap: () => void, routes: Record<string, { routes: object[] }> }} plugin
 */
module.exports = (plugin) => {
  plugin.bootstrap = () => undefined;
  for (const router of Object.values(plugin.routes)) router.routes = [];
  return plugin;
};
