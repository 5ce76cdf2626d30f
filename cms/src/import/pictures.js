const { copyFileSync, mkdtempSync, rmSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { englishWords } = require('../setup/picture-words');

/**
 * Uploads the pictures that the documents of an import file name, each once, into a folder of its kind; answers with the id of each by its
 * file.
 */
async function uploadPictures(strapi, { mediaDir, pictures, documents }) {
  const folderOf = createFolders(strapi);
  const ids = new Map();
  for (const file of picturesIn(documents)) {
    const { name, folder, alt } = pictures[file];
    const fileInfo = {
      name,
      alternativeText: alt.de,
      [englishWords]: alt.en,
      folder: await folderOf(folder),
    };
    const known = await knownPicture(strapi, fileInfo);
    ids.set(file, known?.id ?? (await upload(strapi, path.join(mediaDir, file), fileInfo)));
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

/** A copy is given away: Strapi moves what it is given. */
async function upload(strapi, source, fileInfo) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-picture-'));
  try {
    const filepath = path.join(folder, fileInfo.name);
    copyFileSync(source, filepath);
    const [stored] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo },
        files: {
          filepath,
          originalFilename: fileInfo.name,
          mimetype: 'image/webp',
          size: statSync(filepath).size,
        },
      });
    return stored.id;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function createFolders(strapi) {
  const known = new Map();
  const make = async (name) => {
    const query = strapi.db.query('plugin::upload.folder');
    const found = await query.findOne({ where: { name, parent: null } });
    return (found ?? (await strapi.plugin('upload').service('folder').create({ name }))).id;
  };
  return (name) => {
    if (!known.has(name)) known.set(name, make(name));
    return known.get(name);
  };
}

module.exports = { uploadPictures };
