/** Tables of the identity service; nobody else reads them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface IdentityTables {}
