const { copyFileSync, mkdtempSync, rmSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Uploads pictures of the media folder, each once for every alternative text it is used with. */
function createPictures(strapi, mediaDir) {
  const uploads = new Map();

  async function upload({ file, alternativeText }) {
    const name = file.replaceAll('/', '-');
    const folder = mkdtempSync(path.join(tmpdir(), 'cms-picture-'));
    try {
      const filepath = path.join(folder, name);
      copyFileSync(path.join(mediaDir, file), filepath);
      const [stored] = await strapi
        .plugin('upload')
        .service('upload')
        .upload({
          data: { fileInfo: { name, alternativeText, caption: null } },
          files: {
            filepath,
            originalFilename: name,
            mimetype: 'image/webp',
            size: statSync(filepath).size,
          },
        });
      return stored.id;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** The id of the uploaded picture. */
  return (picture) => {
    const key = JSON.stringify([picture.file, picture.alternativeText]);
    if (!uploads.has(key)) uploads.set(key, upload(picture));
    return uploads.get(key);
  };
}

module.exports = { createPictures };
