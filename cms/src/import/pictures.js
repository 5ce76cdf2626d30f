const { createReadStream } = require('node:fs');
const path = require('node:path');
const { englishWords } = require('../setup/picture-words');

/**
 * @typedef {{
 *   name: string, folder: string, alt: { de: string, en: string }, width: number, height: number, bytes: number,
 *   small: { path: string, width: number, height: number, bytes: number },
 * }} Picture
 * @typedef {{ mediaDir: string, pictures: Record<string, Picture> }} ImportPictures
 * @typedef {{ name: string, folder: number | undefined }} FileInfo
 */

const concurrency = 4;

/**
 * Uploads the pictures that an import file refers to, each once, into a media library folder for its kind. Returns the
 * upload id of each picture by file name.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {ImportPictures & { documents: object[] }} content
 */
async function uploadPictures(strapi, { mediaDir, pictures, documents }) {
  const waiting = [...picturesIn(documents)];
  const folders = await makeFolders(
    strapi,
    waiting.map((file) => pictures[file].folder),
  );
  /** @type {Map<string, number>} */
  const ids = new Map();
  const takeIn = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const picture = pictures[file];
      const { name, folder, alt } = picture;
      const fileInfo = {
        name,
        alternativeText: alt.de,
        [englishWords]: alt.en,
        folder: folders.get(folder),
      };
      const known = await knownPicture(strapi, fileInfo);
      ids.set(
        file,
        (known ?? (await storePicture(strapi, { mediaDir, file, picture, fileInfo }))).id,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, takeIn));
  return ids;
}

/**
 * Returns the files of all pictures in a value.
 * @param {object[]} value
 */
function picturesIn(value) {
  /** @type {Set<string>} */
  const files = new Set();
  JSON.stringify(value, (key, part) => {
    if (key === '$picture') files.add(part);
    return part;
  });
  return files;
}

/**
 * Finds a picture that an earlier, aborted import has uploaded.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {FileInfo} fileInfo
 */
function knownPicture(strapi, { folder, name }) {
  return strapi.db.query('plugin::upload.file').findOne({ where: { name, folder } });
}

/**
 * Creates an upload without Strapi's image processing, because the metadata is known, the file is valid and a thumbnail
 * exists.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {{ mediaDir: string, file: string, picture: Picture, fileInfo: FileInfo }} upload
 */
async function storePicture(strapi, { mediaDir, file, picture, fileInfo }) {
  const uploads = strapi.plugin('upload').service('upload');
  const given = { filename: fileInfo.name, type: 'image/webp', size: picture.bytes };
  const entry = await uploads.formatFileInfo(given, fileInfo);
  const { hash, ext, mime } = entry;
  const { small } = picture;
  Object.assign(entry, {
    ...{ width: picture.width, height: picture.height },
    provider: strapi.config.get('plugin::upload').provider,
    formats: {
      thumbnail: await uploadPicture(strapi, path.join(mediaDir, small.path), {
        ...{ name: `thumbnail_${fileInfo.name}`, hash: `thumbnail_${hash}`, ext, mime, path: null },
        ...{ width: small.width, height: small.height, sizeInBytes: small.bytes },
        size: Math.round(small.bytes / 10) / 100,
      }),
    },
  });
  const data = await uploadPicture(strapi, path.join(mediaDir, file), entry);
  return strapi.db.query('plugin::upload.file').create({ data });
}

/**
 * Stores the file with the upload provider. Returns its description with the URL.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string} source
 * @param {object} description
 */
async function uploadPicture(strapi, source, description) {
  /** @type {{ getStream?: () => NodeJS.ReadableStream }} */
  const stored = { ...description, getStream: () => createReadStream(source) };
  await strapi.plugin('upload').service('provider').upload(stored);
  delete stored.getStream;
  return stored;
}

/**
 * Creates the media library folders and returns their ids by name. Creates them one after the other, because Strapi
 * derives a folder's path id from the existing ones.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {string[]} names
 */
async function makeFolders(strapi, names) {
  const query = strapi.db.query('plugin::upload.folder');
  /** @type {Map<string, number>} */
  const ids = new Map();
  for (const name of new Set(names)) {
    const found = await query.findOne({ where: { name, parent: null } });
    const folder = found ?? (await strapi.plugin('upload').service('folder').create({ name }));
    ids.set(name, folder.id);
  }
  return ids;
}

module.exports = { uploadPictures };
