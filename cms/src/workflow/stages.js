/** Roles of Strapi that may approve; authors and roles of one's own ask for a review. */
const approvers = new Set(['strapi-super-admin', 'strapi-editor']);

/** Whether a type has a review and a time to publish at. */
function isReviewed(contentType) {
  return 'reviewStage' in contentType.attributes;
}

/** Whether somebody works on what others wrote, too. */
function mayApprove(person) {
  return person.roles.some(({ code }) => approvers.has(code));
}

/**
 * The stage a text has after somebody saved it: only who may approve does, and what somebody else changes after that waits for a
 * review again. Null for who approves without being allowed to.
 */
function stageAfterSaving({ person, wanted, present }) {
  if (mayApprove(person) || wanted !== 'approved') return wanted;
  return present === 'approved' ? 'review' : null;
}

/** What is approved anybody may publish who may publish at all; who may approve does so by publishing. */
function mayPublish({ person, present }) {
  return present === 'approved' || mayApprove(person);
}

module.exports = { isReviewed, mayApprove, mayPublish, stageAfterSaving };
