const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, 'block-pictures');

/** Preview images of the blocks as URLs for the block picker, by block name. The files are in `block-pictures`. */
const blockPictures = Object.fromEntries(
  readdirSync(folder).map((file) => [
    `page.${path.parse(file).name}`,
    `data:image/svg+xml;base64,${readFileSync(path.join(folder, file)).toString('base64')}`,
  ]),
);

module.exports = { blockPictures };
