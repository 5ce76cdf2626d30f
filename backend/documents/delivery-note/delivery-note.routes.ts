import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-services';
import { answerFile } from '../tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { readDeliveryNote } from './delivery-note.service';

/** GET /orders/<number>/delivery-note.pdf is the delivery note of the caller's own order. */
export function createDeliveryNoteRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/orders/:number{[0-9]{1,9}}/delivery-note.pdf', async (c) => {
    const { name, bytes } = await readDeliveryNote(
      services,
      c.get('customerId'),
      Number(c.req.param('number')),
      c.get('language'),
    );
    return answerFile(c, { name, bytes, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}
