/**
 * @typedef {Pick<import('./person').Person, 'roles'>} Person
 * @typedef {string | null | undefined} Stage undefined where there is no document yet
 */

/** Roles of Strapi that may approve; authors and roles of one's own ask for a review. */
const approvers = new Set(['strapi-super-admin', 'strapi-editor']);

/**
 * Whether a type has a review and a time to publish at.
 * @param {{ attributes: object }} contentType
 */
function isReviewed(contentType) {
  return 'reviewStage' in contentType.attributes;
}

/**
 * Whether somebody works on what others wrote, too.
 * @param {Person} person
 */
function mayApprove(person) {
  return person.roles.some(({ code }) => approvers.has(code));
}

/**
 * The stage a text has after somebody saved it: only who may approve does, and what somebody else changes after that waits for a
 * review again. Null for who approves without being allowed to.
 * @param {{ person: Person, wanted: string, present?: Stage }} saving
 */
function stageAfterSaving({ person, wanted, present }) {
  if (mayApprove(person) || wanted !== 'approved') return wanted;
  return present === 'approved' ? 'review' : null;
}

/**
 * What is approved anybody may publish who may publish at all; who may approve does so by publishing.
 * @param {{ person: Person, present?: Stage }} publishing
 */
function mayPublish({ person, present }) {
  return present === 'approved' || mayApprove(person);
}

module.exports = { isReviewed, mayApprove, mayPublish, stageAfterSaving };
