const { forgetOldChanges } = require('./record-change');
const { publishDue } = require('./publish-due');

/**
 * Publishes due drafts every five seconds, starting right after the boot, and deletes old changes daily.
 * @param {import('../strapi-types').Strapi} strapi
 */
function startClock(strapi) {
  let isLooking = false;
  const publishDueDocuments = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await publishDue(strapi, Date.now());
    } catch (error) {
      strapi.log.error(`Looking for what is to be published failed: ${error.message}`);
    } finally {
      isLooking = false;
    }
  };
  strapi.cron.add({
    publishDue: { task: publishDueDocuments, options: { rule: '*/5 * * * * *' } },
    forgetOldChanges: {
      task: () => forgetOldChanges(strapi, Date.now()),
      options: { rule: '0 0 4 * * *' },
    },
  });
}

module.exports = { startClock };
