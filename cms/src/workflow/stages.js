/**
 * @typedef {Pick<import('./person').Person, 'roles'>} Person
 * @typedef {string | null | undefined} Stage undefined where there is no document yet
 */

/** Strapi roles that may approve. Authors and custom roles request a review. */
const approvers = new Set(['strapi-super-admin', 'strapi-editor']);

/**
 * Checks whether a type has a review stage and a publication time.
 * @param {{ attributes: object }} contentType
 */
function isReviewed(contentType) {
  return 'reviewStage' in contentType.attributes;
}

/**
 * Checks whether a user may approve, and therefore works on other people's entries too.
 * @param {Person} person
 */
function mayApprove(person) {
  return person.roles.some(({ code }) => approvers.has(code));
}

/**
 * Returns the review stage after a save. Only approvers can set `approved`. If another user changes an approved text,
 * it waits for a review again. Returns null if a user approves without permission.
 * @param {{ person: Person, wanted: string, present?: Stage }} saving
 */
function stageAfterSaving({ person, wanted, present }) {
  if (mayApprove(person) || wanted !== 'approved') return wanted;
  return present === 'approved' ? 'review' : null;
}

/**
 * Checks whether a user may publish: everybody with the publish permission may publish approved entries. Approvers
 * approve an entry by publishing it.
 * @param {{ person: Person, present?: Stage }} publishing
 */
function mayPublish({ person, present }) {
  return present === 'approved' || mayApprove(person);
}

module.exports = { isReviewed, mayApprove, mayPublish, stageAfterSaving };
