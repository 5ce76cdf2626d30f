import { Hono } from 'hono';
import { z } from 'zod';
import { dayInBerlin } from '@/domain/time/day';
import { contentDisposition } from '../../http/content-disposition';
import { RestError } from '../../rest/rest-error';
import type { DealerAccountServices } from '../dealer-account-services';
import { readBody } from '../../rest/read-request';
import type { B2bEnv } from '../../rest/b2b-context';
import { listImages, wishedFiles } from './images.service';
import { zipStream } from './zip-stream';

/** More pictures do not go into one zip. */
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

/** GET /images is the library; POST /images/zip gives the wished files of it in one zip, at most 200, all of them or none. */
export function createImageRoutes(services: DealerAccountServices): Hono<B2bEnv> {
  const { clock, logger } = services;
  const routes = new Hono<B2bEnv>();

  routes.get('/images', (c) => c.json({ images: listImages(services, c.get('language')) }));

  routes.post('/images/zip', async (c) => {
    const { images } = await readBody(c, zipInput);
    if (images.length > maxImages) throw new RestError(400, 'tooManyImages');
    const language = c.get('language');
    const files = wishedFiles(services, images, language);
    if (!files) throw new RestError(400, 'invalidInput', { fields: ['images'] });
    const now = clock.now();
    const onFailure = (error: unknown) => logger.error('A zip of pictures broke off', { error });
    return c.body(zipStream(files, { at: now, onFailure }), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(
        'attachment',
        `${fileNames[language]}-${dayInBerlin(now)}.zip`,
      ),
    });
  });
  return routes;
}
