/** What colleagues call somebody of the admin. */
function nameOf({ email, firstname, lastname }) {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}

module.exports = { nameOf };
