import { inflateSync } from 'node:zlib';

interface AttachedFile {
  name: string;
  mediaType: string;
  relationship: string;
  /** True when the document catalog associates the file with the whole document. */
  isAssociated: boolean;
  hasDate: boolean;
  bytes: Buffer;
}

export interface PdfArchive {
  version: string;
  /** The XMP metadata packet. */
  metadata: string;
  files: AttachedFile[];
  /** All fonts used by pages, and whether they are embedded. */
  fonts: { name: string; isEmbedded: boolean }[];
  outputIntents: string[];
  profileBytes: number;
  catalogue: string;
  trailer: string;
  /** PDF names in the file that PDF/A forbids. */
  forbidden: string[];
}

/**
 * Reads the PDF/A properties of a file made by pdfkit: metadata, attached files, fonts, output intent. Throws when one
 * of these properties is missing.
 */
export function parsePdfArchive(bytes: Uint8Array): PdfArchive {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
  const get = (id: string | undefined) => {
    const object = objects.get(id ?? '');
    if (object === undefined) throw new Error(`No object ${id}`);
    return object;
  };
  const follow = (object: string, key: string) =>
    get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(object)?.[1]);
  const heads = [...objects.values()].map((object) => object.replace(/stream\n[\s\S]*/, ''));
  const trailer = file.slice(file.lastIndexOf('trailer'));
  const catalogue = follow(trailer, 'Root');
  const intents = heads.filter((head) => head.includes('/Type /OutputIntent'));
  const associated = /\/AF \[([^\]]*)\]/.exec(catalogue)?.[1] ?? '';

  return {
    version: file.slice(0, 8),
    metadata: streamOf(follow(catalogue, 'Metadata')).toString('utf8'),
    files: [...objects]
      .filter(([, object]) => /\/Type \/Filespec/.test(object))
      .map(([id, spec]) => {
        const embedded = get(/\/EF <<\s*\/F (\d+) 0 R/.exec(spec)?.[1]);
        return {
          name: /\/UF \(([^)]*)\)/.exec(spec)?.[1] ?? '',
          mediaType: (/\/Subtype \/(\S+)/.exec(embedded)?.[1] ?? '').replace('#2F', '/'),
          relationship: /\/AFRelationship \/(\w+)/.exec(spec)?.[1] ?? '',
          isAssociated: associated.includes(`${id} 0 R`),
          hasDate: /\/ModDate \(D:/.test(embedded),
          bytes: streamOf(embedded),
        };
      }),
    fonts: heads
      .filter((head) => /\/FontDescriptor |\/Subtype \/Type1\b/.test(head))
      .map((head) => ({
        name: /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? '',
        isEmbedded:
          head.includes('/FontDescriptor') &&
          /\/FontFile[23]? /.test(follow(head, 'FontDescriptor')),
      })),
    outputIntents: intents.map((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? ''),
    profileBytes: intents[0] ? streamOf(follow(intents[0], 'DestOutputProfile')).byteLength : 0,
    catalogue,
    trailer,
    forbidden: ['/Encrypt', '/JavaScript', '/Launch', '/SMask', '/LZWDecode'].filter((name) =>
      [...heads, trailer].some((part) => part.includes(name)),
    ),
  };
}

function streamOf(object: string): Buffer {
  const begin = object.indexOf('stream\n') + 'stream\n'.length;
  const head = object.slice(0, begin);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  const body = Buffer.from(object.slice(begin, begin + length), 'latin1');
  return head.includes('/FlateDecode') ? inflateSync(body) : body;
}
