/** Why a shop was not moved, in words for who moves it. Nothing was kept in the new database, and nothing changed in the old one. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
