/**
 * Runs Strapi's commands (`node strapi.js build`) without loading a TypeScript configuration. Strapi also searches the
 * parent folders, and would compile this JavaScript project with the storefront's configuration.
 */
const path = require('node:path');

const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
require(path.join(strapi, 'dist/src/cli/utils/tsconfig.js')).loadTsConfig = () => undefined;
require(path.join(strapi, 'bin/strapi.js'));
