import { readFile } from 'node:fs/promises';
import { Zip, ZipPassThrough } from 'fflate';
import { type NamedFile, listImages, findRequestedFiles } from './images.service';
import { Hono } from 'hono';
import { z } from 'zod';
import { toBerlinDay } from '@/domain/time/day';
import { formatContentDisposition } from '../../http/headers';
import { RestError } from '../../rest/rest-error';
import type { DealerAccountServices } from '../files/dealer-files';
import { parseBody } from '../../rest/rest-request';
import type { B2bEnv } from '../../rest/rest-context';

interface ZipOptions {
  /** Timestamp of the files in the zip, epoch milliseconds. */
  at: number;
  onFailure: (error: unknown) => void;
}

/**
 * Creates a zip while it is sent, with one file in memory at a time. Files are stored uncompressed, as pictures do not
 * get smaller. An unreadable file aborts the stream, so that an incomplete zip is not taken for a complete one.
 */
function createZipStream(
  files: readonly NamedFile[],
  { at, onFailure }: ZipOptions,
): ReadableStream<Uint8Array> {
  const waiting = [...files];
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = waiting.shift();
        if (next) {
          const entry = new ZipPassThrough(next.name);
          entry.mtime = at;
          zip.add(entry);
          entry.push(new Uint8Array(await readFile(next.file)), true);
        } else zip.end();
        for (const chunk of chunks) controller.enqueue(chunk);
        chunks = [];
        if (!next) controller.close();
      } catch (error) {
        onFailure(error);
        controller.error(error);
      }
    },
  });
}

/** Maximum number of pictures in one zip. */
const maxImages = 200;

const zipInput = z.object({
  images: z
    .array(
      z.object({
        id: z.string().max(200),
        width: z.int().positive(),
        format: z.enum(['webp', 'avif']),
      }),
    )
    .min(1),
});

const fileNames = { de: 'lautlos-bilder', en: 'lautlos-images' } as const;

/**
 * GET /images returns the library; POST /images/zip returns the requested files, at most 200, in one zip, or 400 when
 * one of the files does not exist.
 */
export function createImageRoutes(services: DealerAccountServices): Hono<B2bEnv> {
  const { clock, logger } = services;
  const routes = new Hono<B2bEnv>();

  routes.get('/images', (c) => c.json({ images: listImages(services, c.get('language')) }));

  routes.post('/images/zip', async (c) => {
    const { images } = await parseBody(c, zipInput);
    if (images.length > maxImages) throw new RestError(400, 'tooManyImages');
    const language = c.get('language');
    const files = findRequestedFiles(services, images, language);
    if (!files) throw new RestError(400, 'invalidInput', { fields: ['images'] });
    const now = clock.now();
    const onFailure = (error: unknown) => logger.error('A picture archive was aborted', { error });
    return c.body(createZipStream(files, { at: now, onFailure }), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': formatContentDisposition(
        'attachment',
        `${fileNames[language]}-${toBerlinDay(now)}.zip`,
      ),
    });
  });
  return routes;
}
