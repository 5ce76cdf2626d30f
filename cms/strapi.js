/**
 * Runs Strapi's commands (`node strapi.js build`). They also search the parent folders for a TypeScript configuration
 * and would compile this JavaScript project with the storefront's.
 */
const path = require('node:path');

const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
require(path.join(strapi, 'dist/src/cli/utils/tsconfig.js')).loadTsConfig = () => undefined;
require(path.join(strapi, 'bin/strapi.js'));
