import { Hono } from 'hono';
import type { ToolsServices } from '../../tools-context';
import { answerFile } from '../answer-file';
import type { B2bEnv } from '../b2b-context';
import { readDeliveryNote } from './delivery-note.service';

/** GET /orders/<number>/delivery-note.pdf is the delivery note of the caller's own order. */
export function createDeliveryNoteRoutes(services: ToolsServices): Hono<B2bEnv> {
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
