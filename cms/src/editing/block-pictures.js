const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, 'block-pictures');

/** What a block looks like on the site, by its name, as an address the picker shows: a sketch beside each in `block-pictures`. */
const blockPictures = Object.fromEntries(
  readdirSync(folder).map((file) => [
    `page.${path.parse(file).name}`,
    `data:image/svg+xml;base64,${readFileSync(path.join(folder, file)).toString('base64')}`,
  ]),
);

module.exports = { blockPictures };
