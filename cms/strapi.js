/**
 * Strapi's own commands (`node strapi.js build`). They look for a TypeScript configuration in the folders above, too, and would
 * compile the storefront by its own: this project is JavaScript.
 */
const path = require('node:path');

const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
require(path.join(strapi, 'dist/src/cli/utils/tsconfig.js')).loadTsConfig = () => undefined;
require(path.join(strapi, 'bin/strapi.js'));
