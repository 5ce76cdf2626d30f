/**
 * Empty on purpose. Without this file the admin build would use the storefront's configuration in the parent folder.
 */
module.exports = { plugins: [] };
