import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './read-body';

const sent = (body: BodyInit) =>
  parseJsonBody(new Request('https://x.example/', { method: 'POST', body }), 100);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a JSON body', () => {
  it.each([
    ['in UTF-8', '{"name":"Müller"}'],
    ['behind a byte order mark', '\ufeff{"name":"Müller"}'],
  ])('is read %s', async (_, text) => {
    expect(await sent(text)).toMatchObject({ ok: true, value: { name: 'Müller' } });
  });

  it.each([
    ['Windows-1252', latin('{"name":"Müller"}'), 400],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeff{"a":1}', 'utf16le')), 400],
    ['half a letter', new TextEncoder().encode('{"n":"ü"}').subarray(0, 7), 400],
    ['nothing', '', 400],
    ['too much', `"${'x'.repeat(100)}"`, 413],
  ])('is rejected in %s', async (_, body, status) => {
    expect(await sent(body)).toMatchObject({ ok: false, status });
  });
});
