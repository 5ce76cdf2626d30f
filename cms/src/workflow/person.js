/**
 * Somebody of the admin, as Strapi knows them.
 * @typedef {{
 *   id: number, email: string, firstname?: string | null, lastname?: string | null, preferedLanguage?: string | null,
 *   roles: readonly { code: string }[],
 * }} Person
 */

/**
 * What colleagues call somebody of the admin.
 * @param {Person} person
 */
function nameOf({ email, firstname, lastname }) {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}

module.exports = { nameOf };
