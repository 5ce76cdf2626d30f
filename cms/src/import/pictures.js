const { createReadStream, mkdtempSync, rmSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { englishWords } = require('../setup/picture-words');

const atOnce = 4;

/**
 * Takes in the pictures that the documents of an import file name, each once, into a folder of its kind; answers with the id of each by
 * its file.
 */
async function uploadPictures(strapi, { mediaDir, pictures, documents }) {
  const waiting = [...picturesIn(documents)];
  const folders = await makeFolders(
    strapi,
    waiting.map((file) => pictures[file].folder),
  );
  const ids = new Map();
  const workFolder = mkdtempSync(path.join(tmpdir(), 'cms-pictures-'));
  const takeIn = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const { name, folder, alt } = pictures[file];
      const fileInfo = {
        name,
        alternativeText: alt.de,
        [englishWords]: alt.en,
        folder: folders.get(folder),
      };
      const known = await knownPicture(strapi, fileInfo);
      const source = path.join(mediaDir, file);
      ids.set(file, (known ?? (await keep(strapi, { source, fileInfo, workFolder }))).id);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, takeIn));
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return ids;
}

/** The files of all pictures below a value. */
function picturesIn(value) {
  const files = new Set();
  JSON.stringify(value, (key, part) => {
    if (key === '$picture') files.add(part);
    return part;
  });
  return files;
}

/** Uploaded by an import that came no further. */
function knownPicture(strapi, { folder, name }) {
  return strapi.db.query('plugin::upload.file').findOne({ where: { name, folder } });
}

/** As an upload does, but for what costs most of its time: these pictures are whole, and as small as the site wants them. */
async function keep(strapi, { source, fileInfo, workFolder }) {
  const uploads = strapi.plugin('upload').service('upload');
  const given = { filename: fileInfo.name, type: 'image/webp', size: statSync(source).size };
  const file = await uploads.formatFileInfo(given, fileInfo);
  Object.assign(file, {
    filepath: source,
    getStream: () => createReadStream(source),
    tmpWorkingDirectory: workFolder,
    provider: strapi.config.get('plugin::upload').provider,
  });
  await uploads._uploadImage(file);
  return strapi.db.query('plugin::upload.file').create({ data: file });
}

/** The ids of folders by their names, one after the other: Strapi numbers them by what is there. */
async function makeFolders(strapi, names) {
  const query = strapi.db.query('plugin::upload.folder');
  const ids = new Map();
  for (const name of new Set(names)) {
    const found = await query.findOne({ where: { name, parent: null } });
    const folder = found ?? (await strapi.plugin('upload').service('folder').create({ name }));
    ids.set(name, folder.id);
  }
  return ids;
}

module.exports = { uploadPictures };
