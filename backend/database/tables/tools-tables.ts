/** Tables of the tools API. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ToolsTables {}
