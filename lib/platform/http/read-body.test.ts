import { describe, expect, it } from 'vitest';
import { parseJsonBody } from './read-body';

const sent = (body: BodyInit) =>
  parseJsonBody(new Request('https://x.example/', { method: 'POST', body }), 100);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('JSON body', () => {
  it.each([
    ['in UTF-8', '{"name":"Müller"}'],
    ['with a byte order mark', '\ufeff{"name":"Müller"}'],
  ])('is parsed %s', async (_, text) => {
    expect(await sent(text)).toMatchObject({ ok: true, value: { name: 'Müller' } });
  });

  it.each([
    ['Windows-1252', latin('{"name":"Müller"}'), 400],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeff{"a":1}', 'utf16le')), 400],
    ['an incomplete character', new TextEncoder().encode('{"n":"ü"}').subarray(0, 7), 400],
    ['nothing', '', 400],
    ['a body that is too large', `"${'x'.repeat(100)}"`, 413],
  ])('is rejected in %s', async (_, body, status) => {
    expect(await sent(body)).toMatchObject({ ok: false, status });
  });
});
