import type { OutgoingHttpHeaders } from 'node:http';

/** A file that may leave: one of a list that was made before anybody asked. */
export interface KnownFile {
  /** Where it lies on this machine. */
  readonly place: string;
  /** What leaves when it is not what lies there. */
  readonly content?: () => Promise<Buffer>;
  readonly bytes: number;
  /** Its strong ETag without quotes; null when it is made from what is in the file. */
  readonly tag: string | null;
  readonly isText: boolean;
  readonly headers: OutgoingHttpHeaders;
}

/** The file at an address; null when it is none of the list, and Next answers. */
export type FindFile = (path: string, query: string) => KnownFile | null;
