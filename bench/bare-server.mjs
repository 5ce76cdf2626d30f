import { readFileSync } from 'node:fs';
import { startStaticServer } from './static-server.mjs';

/** A process of its own that sends the bytes of one file to whoever asks: its processor time is nobody else's. */
const [, , file = '', contentType = ''] = process.argv;
const { url } = await startStaticServer(readFileSync(file), contentType);
process.send?.(url);
