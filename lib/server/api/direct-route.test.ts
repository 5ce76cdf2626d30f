import { type NextRequest, NextResponse } from 'next/server';
import { expect, it, vi } from 'vitest';
import { findDirectRoute } from '@/lib/platform/http/direct-routes';
import { createDirectRoute } from './direct-route';

const path = '/api/tried';
const post = (body: string) =>
  findDirectRoute(path)?.handle(`${path}?lang=en`, {
    headers: [
      ['cookie', 'a=1; b=2'],
      ['user-agent', 'x'],
    ],
    body: new TextEncoder().encode(body),
  });

it('serves the framework and the front server with one handler', async () => {
  const handle = async (request: NextRequest) =>
    NextResponse.json({
      method: request.method,
      lang: request.nextUrl.searchParams.get('lang'),
      cookie: request.cookies.get('b')?.value,
      body: await request.text(),
    });
  expect(findDirectRoute(path)).toBeNull();
  expect(createDirectRoute(path, handle, { maxBytes: 10 })).toBe(handle);
  expect(findDirectRoute(path)?.maxBytes).toBe(10);
  const answer = await post('ü');
  expect(await answer?.json()).toEqual({ method: 'POST', lang: 'en', cookie: '2', body: 'ü' });
  expect(findDirectRoute('/api/other')).toBeNull();
});

it('logs an exception of the handler with its route and answers 500', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  const handle = () => Promise.reject(new Error('broken'));
  createDirectRoute(path, handle, { maxBytes: 10 });
  expect((await post('{}'))?.status).toBe(500);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { message: 'A page failed', route: path, error: { message: 'broken' } },
  ]);
});
