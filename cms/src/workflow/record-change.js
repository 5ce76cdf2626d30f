const uid = 'api::change.change';
const keptMs = 365 * 24 * 60 * 60 * 1000;

/** Writes down who did what to which document; names of people stay for a year. */
async function record(strapi, change) {
  const { language = '', title = '', ...rest } = change;
  await strapi.db.query(uid).create({
    data: { ...rest, of: rest.uid, uid: undefined, language: language ?? '', title: title ?? '' },
  });
}

async function forgetOldChanges(strapi, now) {
  const before = new Date(now - keptMs).toISOString();
  await strapi.db.query(uid).deleteMany({ where: { createdAt: { $lt: before } } });
}

module.exports = { forgetOldChanges, record };
