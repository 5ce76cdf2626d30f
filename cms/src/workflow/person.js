/**
 * A user of the admin as Strapi stores it.
 * @typedef {{
 *   id: number, email: string, firstname?: string | null, lastname?: string | null, preferedLanguage?: string | null,
 *   roles: readonly { code: string }[],
 * }} Person
 */

/**
 * Returns the full name of an admin user, or the email if there is none.
 * @param {Person} person
 */
function nameOf({ email, firstname, lastname }) {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}

module.exports = { nameOf };
