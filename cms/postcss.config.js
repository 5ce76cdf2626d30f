/** None of its own. Without this file the editors' interface would be built with the storefront's, which is in the folder above. */
module.exports = { plugins: [] };
